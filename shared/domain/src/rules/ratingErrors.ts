import type { CodedError } from '../entities/error';
import type { ErrorCode } from '../entities/errorCodes';

/** Replaces an `errors` value that is not a list; the screen has its text. */
const UNREADABLE: CodedError = { code: 'rating_unreadable' satisfies ErrorCode, message: '' };

function isCoded(value: unknown): value is CodedError {
  if (typeof value !== 'object' || value === null) return false;
  return 'code' in value && typeof value.code === 'string' && 'message' in value;
}

/**
 * Parses a rating's `errors` (specification 8), removing duplicates by code and message. Undefined, null and an empty
 * list mean no error; any other non-list is one error without its own message.
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
