import { mixed, type InferType } from 'yup';
import { isEndTooFar } from '../rules/presentInsurance';
import { closed, isoDate, requiredText, yesNo } from './fields';
import { latin } from './latin';

/** The day a policy in force ends; `context.today` is the ISO date at the shopper's place (reading 55). */
const expiration = () =>
  isoDate()
    .required('validation:expiration_required')
    .test(
      'year',
      'validation:expiration_far',
      (ends, { options: { context } }) => !context || !isEndTooFar(ends, context['today']),
    );

/**
 * The edit-quote screen (section 2.5): both answers, and the prior policy if insured. Dates are ISO; the field handles
 * the mask mm/dd/yyyy. Sent as `homeowner`, `currently_insured` and `prior_policy`.
 */
export const editQuoteSchema = closed({
  homeowner: yesNo().required('validation:required'),
  currently_insured: yesNo().required('validation:required'),
  // A hidden field is never sent, so its value must not block the form.
  insurer_name: mixed<string>()
    .nullable()
    .when('currently_insured', ([insured], schema) =>
      insured === true ? latin(requiredText(120, 'validation:insurer_required')) : schema,
    ),
  term_expiration: mixed<string>()
    .nullable()
    .when('currently_insured', ([insured], schema) => (insured === true ? expiration() : schema)),
});

export type EditQuoteInput = InferType<typeof editQuoteSchema>;
