import type { CodedError, RatingCode } from '@shared/domain';

/** An error of the engine. It has no language: the API fills `message` with the text of the code. */
export function ratingError(code: RatingCode, attribute?: 'vehicles' | 'drivers'): CodedError {
  return attribute === undefined ? { code, message: code } : { code, message: code, attribute };
}
