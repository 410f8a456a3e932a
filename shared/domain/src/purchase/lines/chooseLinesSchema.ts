import type { InferType } from 'yup';
import { LINE_CHOICES, LINE_IDS } from '../../entities/coverageChoice';
import { choice, closed, list, requiredText, text, whole } from '../../schemas/fields';

/**
 * Body of POST /v2/quotes/{id}/choices (reading 58): every choice that the shopper made on the coverage review.
 * `basis` is what it was shown for, `version` the wording signed, `premiums` the amounts stated in that wording, in
 * cents.
 */
export const chooseLinesSchema = closed({
  choices: list(
    closed({
      line: choice(LINE_IDS).required('validation:required'),
      choice: choice(LINE_CHOICES).required('validation:required'),
      basis: requiredText(600),
      amount: whole(0, 1_000_000_000),
      version: text(20),
      premiums: list(whole(0, 1_000_000_000).required('validation:required'), 2).optional(),
    }),
    LINE_IDS.length,
  ).required('validation:required'),
});

export type ChooseLinesInput = InferType<typeof chooseLinesSchema>;
