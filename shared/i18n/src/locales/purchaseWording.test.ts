import { purchaseValidationTexts, validationTexts } from '.';
import { mergeTexts } from '../mergeTexts';

const { validation } = mergeTexts(validationTexts, purchaseValidationTexts).en;

test.each([
  ['vin_length', 'need to have 17 characters'],
  ['use_missing', 'is required'],
  ['start_date_invalid', 'must start today or in within the next 30 days'],
  ['policyholder_included', 'Policyholder must be included in policy'],
  ['birthday_invalid', 'Please enter a valid birthday'],
  ['license_issued_invalid', 'You needed to be at least 16 years when your license was issued'],
  ['violation_incomplete', 'Violations info is incomplete'],
  ['course_date_required', "Defensive driver course completed at can't be blank"],
  ['questions_incomplete', 'You need to answer all questions'],
  ['explanation_missing', 'explanation is missing'],
  ['business_explanation_missing', 'Explanation is missing for business vehicle'],
  [
    'question_mismatch',
    'This selection does not match the details provided for your vehicle(s). To apply or remove rideshare or delivery coverage please return and edit your vehicle.',
  ],
])(
  '%s reads as in sections 5 and 8 [5-15, 5-29, 5-38, 5-71, 5-39, 5-41, 5-42, 5-46, 8-24]',
  (code, words) => {
    expect(validation).toHaveProperty(code, words);
  },
);
