import type { CodedError, RatingCode } from '@shared/domain';

/** A refusal of the engine. It knows no language: the API puts the text of the code in the place of `message`. */
export function ratingError(code: RatingCode, attribute?: 'vehicles' | 'drivers'): CodedError {
  return attribute === undefined ? { code, message: code } : { code, message: code, attribute };
}
