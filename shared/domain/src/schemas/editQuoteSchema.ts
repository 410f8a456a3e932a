import { mixed, type AnySchema, type InferType, type ObjectSchema } from 'yup';
import { askedIn, type AskedIn } from '../entities/field';
import { PRIOR_POLICY_FIELDS, QUOTE_FIELDS } from '../entities/quote';
import { isEndTooFar } from '../rules/presentInsurance';
import { neededSchema, type SentField, type SentFields } from './fieldSchema';
import { closed } from './fields';

type OfQuote = AskedIn<typeof QUOTE_FIELDS, 'quote'>;
type OfPolicy = AskedIn<typeof PRIOR_POLICY_FIELDS, 'quote'>;
type Values = SentFields<typeof QUOTE_FIELDS, OfQuote> & {
  [Name in OfPolicy]: SentField<(typeof PRIOR_POLICY_FIELDS)[Name]> | null | undefined;
};

/** A hidden field is never sent, so its value must not block the form. */
const ifInsured = (needed: AnySchema): AnySchema =>
  mixed()
    .nullable()
    .when('currently_insured', ([insured], schema) => (insured === true ? needed : schema));

/** The day a policy in force ends; `context.today` is the ISO date at the shopper's place (reading 55). */
const expiration = neededSchema(PRIOR_POLICY_FIELDS.term_expiration).test(
  'year',
  'validation:expiration_far',
  (ends: string, { options: { context } }) => !context || !isEndTooFar(ends, context['today']),
);

const entries = <Name extends string>(names: readonly Name[], schema: (name: Name) => AnySchema) =>
  Object.fromEntries(names.map((name) => [name, schema(name)]));

/**
 * The edit-quote screen (section 2.5): both answers, and the prior policy if insured. Dates are ISO; the field handles
 * the mask mm/dd/yyyy. Sent as `homeowner`, `currently_insured` and `prior_policy`.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type reads the same rows
export const editQuoteSchema = closed({
  ...entries(askedIn(QUOTE_FIELDS, 'quote'), (name) => neededSchema(QUOTE_FIELDS[name])),
  ...entries(askedIn(PRIOR_POLICY_FIELDS, 'quote'), (name) =>
    ifInsured(neededSchema(PRIOR_POLICY_FIELDS[name])),
  ),
  term_expiration: ifInsured(expiration),
}) as unknown as ObjectSchema<Values>;

export type EditQuoteInput = InferType<typeof editQuoteSchema>;
