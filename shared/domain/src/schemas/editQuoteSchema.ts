import type { InferType } from 'yup';
import { closed, isoDate, requiredText, text, yesNo } from './fields';

/**
 * The edit-quote screen (section 2.5): both answers, and the prior policy once insured. Dates are ISO; the mask
 * mm/dd/yyyy is the field's affair. The screen sends it as `homeowner`, `currently_insured` and `prior_policy`.
 */
export const editQuoteSchema = closed({
  homeowner: yesNo().required('validation:required'),
  currently_insured: yesNo().required('validation:required'),
  insurer_name: text(120)
    .nullable()
    .when('currently_insured', ([insured], schema) =>
      insured === true ? requiredText(120, 'validation:insurer_required') : schema,
    ),
  term_expiration: text(10)
    .nullable()
    .when('currently_insured', ([insured], schema) =>
      insured === true ? isoDate().required('validation:expiration_required') : schema,
    ),
});

export type EditQuoteInput = InferType<typeof editQuoteSchema>;
