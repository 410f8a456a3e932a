import type { CodedError } from '@shared/domain';

/**
 * Every error code the engine answers. It knows no language: `message` is the code, and the API puts the code's text
 * in the caller's language there.
 */
export const RATING_ERROR_CODES = [
  'rater_error',
  'quote_incomplete',
  'credit_score_missing',
  'no_licensed_driver',
  'too_many_at_fault',
  'dwi_suspended',
] as const;
export type RatingErrorCode = (typeof RATING_ERROR_CODES)[number];

export function ratingError(code: RatingErrorCode, attribute?: 'vehicles' | 'drivers'): CodedError {
  return attribute === undefined ? { code, message: code } : { code, message: code, attribute };
}
