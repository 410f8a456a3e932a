import {
  DEFAULT_PRIOR_POLICY_DURATION,
  type EditQuoteInput,
  type Quote,
  type UpdateQuoteInput,
} from '@shared/domain';
import type { DefaultValues } from 'react-hook-form';

export type EditQuoteValues = EditQuoteInput;

/** Draft name of this step. */
export const EDIT_QUOTE_DRAFT = 'edit';

/** Fields that the draft may store. */
export const EDIT_QUOTE_FIELDS = [
  'homeowner',
  'currently_insured',
  'insurer_name',
  'term_expiration',
] as const satisfies readonly (keyof EditQuoteValues)[];

/** The quote's answers, for a form submitted before (specification 2.5, filledQuoteEdit). */
export function fromQuote(quote: Quote): DefaultValues<EditQuoteValues> {
  return {
    ...(quote.homeowner === null ? {} : { homeowner: quote.homeowner }),
    ...(quote.currently_insured === null ? {} : { currently_insured: quote.currently_insured }),
    insurer_name: quote.prior_policy?.insurer_name ?? null,
    term_expiration: quote.prior_policy?.term_expiration ?? null,
  };
}

/** The answers as the API expects them, with a prior policy only if insured (specification 3). */
export function toUpdate(values: EditQuoteValues): UpdateQuoteInput {
  const { homeowner, currently_insured, insurer_name, term_expiration } = values;
  const prior_policy =
    currently_insured && insurer_name && term_expiration
      ? {
          insurer_name: insurer_name.trim(),
          term_expiration,
          duration: DEFAULT_PRIOR_POLICY_DURATION,
        }
      : null;
  return { homeowner, currently_insured, prior_policy };
}
