import type { CodedError } from '../entities/error';
import type { ErrorCode } from '../entities/errorCodes';

/** Stands for an `errors` value that is no list; its text is the screen's. */
const UNREADABLE: CodedError = { code: 'rating_unreadable' satisfies ErrorCode, message: '' };

function isCoded(value: unknown): value is CodedError {
  if (typeof value !== 'object' || value === null) return false;
  return 'code' in value && typeof value.code === 'string' && 'message' in value;
}

/**
 * What a rating's `errors` say (specification 8): duplicates removed by code and message. None, null and an empty list
 * are no error; anything else that is not a list is one error without a message of its own.
 */
export function ratingErrorsOf(errors: unknown): CodedError[] {
  if (errors === undefined || errors === null) return [];
  if (!Array.isArray(errors)) return [UNREADABLE];
  const coded = errors.filter(isCoded);
  return coded.filter(
    ({ code, message }, index) =>
      coded.findIndex((other) => other.code === code && other.message === message) === index,
  );
}
