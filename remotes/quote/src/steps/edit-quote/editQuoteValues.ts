import {
  type AskedIn,
  DEFAULT_PRIOR_POLICY_DURATION,
  type EditQuoteInput,
  keysOf,
  type PRIOR_POLICY_FIELDS,
  type Quote,
  type QUOTE_FIELDS,
  type UpdateQuoteInput,
  valuesOf,
} from '@shared/domain';
import { given } from '@shared/forms';
import type { DefaultValues } from 'react-hook-form';

export type EditQuoteValues = EditQuoteInput;

/** Draft name of this step. */
export const EDIT_QUOTE_DRAFT = 'edit';

// Written out, since the first form would otherwise load the whole table; a name that is missing here does not compile.
const OF_QUOTE = keysOf<Record<AskedIn<typeof QUOTE_FIELDS, 'quote'>, true>>({
  homeowner: true,
  currently_insured: true,
});
const OF_PRIOR_POLICY = keysOf<Record<AskedIn<typeof PRIOR_POLICY_FIELDS, 'quote'>, true>>({
  insurer_name: true,
  term_expiration: true,
});

/** The fields that the form asks and its draft may store. */
export const EDIT_QUOTE_FIELDS = [...OF_QUOTE, ...OF_PRIOR_POLICY];

const NO_POLICY = { insurer_name: null, term_expiration: null };

/** The quote's answers, for a form submitted before (specification 2.5, filledQuoteEdit). */
export const fromQuote = (quote: Quote): DefaultValues<EditQuoteValues> => ({
  ...Object.assign({}, ...OF_QUOTE.map((name) => given(name, quote[name]))),
  ...(quote.prior_policy === null ? NO_POLICY : valuesOf(quote.prior_policy, OF_PRIOR_POLICY)),
});

/** The answers as the API expects them, with a prior policy only if insured (specification 3). */
export function toUpdate(values: EditQuoteValues): UpdateQuoteInput {
  const { currently_insured, insurer_name, term_expiration } = values;
  const prior_policy =
    currently_insured && insurer_name && term_expiration
      ? {
          ...valuesOf(values, OF_PRIOR_POLICY),
          insurer_name: insurer_name.trim(),
          term_expiration,
          duration: DEFAULT_PRIOR_POLICY_DURATION,
        }
      : null;
  return { ...valuesOf(values, OF_QUOTE), prior_policy };
}
