import { mixed, type InferType } from 'yup';
import { closed, isoDate, requiredText, yesNo } from './fields';
import { latin } from './latin';

/**
 * The edit-quote screen (section 2.5): both answers, and the prior policy once insured. Dates are ISO; the mask
 * mm/dd/yyyy is the field's affair. The screen sends it as `homeowner`, `currently_insured` and `prior_policy`.
 */
export const editQuoteSchema = closed({
  homeowner: yesNo().required('validation:required'),
  currently_insured: yesNo().required('validation:required'),
  // What stands in a hidden field is never sent, so it may not stop the form either.
  insurer_name: mixed<string>()
    .nullable()
    .when('currently_insured', ([insured], schema) =>
      insured === true ? latin(requiredText(120, 'validation:insurer_required')) : schema,
    ),
  term_expiration: mixed<string>()
    .nullable()
    .when('currently_insured', ([insured], schema) =>
      insured === true ? isoDate().required('validation:expiration_required') : schema,
    ),
});

export type EditQuoteInput = InferType<typeof editQuoteSchema>;
