import type { CodedError, ErrorCode } from '@shared/domain';

/** `http`: the API answered; `network`: it could not be reached; `timeout`: it did not answer in time. */
export type ApiErrorKind = 'http' | 'network' | 'timeout';

/** Why a call failed. `status` is 0 where there was no answer; `errors` holds at least one coded error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /**
   * By name, not by class: the shell's transport throws its own copy of this class, and each remote bundles the hooks
   * with another.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number,
    readonly errors: readonly CodedError[],
    /** Seconds after which a limit ends (429); null where none was said. */
    readonly retryAfter: number | null = null,
    /** The call's name in the logs of edge and API; null where it has none. */
    readonly requestId: string | null = null,
  ) {
    super(errors[0]?.code ?? kind);
  }

  has(code: ErrorCode): boolean {
    return this.errors.some((error) => error.code === code);
  }
}

/**
 * The coded errors of an answer's body. A plain text is the error itself (section 8); a body of another shape (a proxy's
 * page) becomes the given code.
 */
export function codedErrorsIn(body: unknown, otherwise: ErrorCode): CodedError[] {
  if (typeof body === 'string' && body !== '') return [coded('plain_text', body)];
  const list = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
  const errors = (Array.isArray(list) ? list : []).filter(isCodedError);
  return errors.length > 0 ? errors : [coded(otherwise)];
}

/** An error that nobody answered: the browser found it. */
export const coded = (code: ErrorCode, message = ''): CodedError => ({ code, message });

function isCodedError(value: unknown): value is CodedError {
  if (typeof value !== 'object' || value === null) return false;
  return 'code' in value && typeof value.code === 'string' && 'message' in value;
}

/** A failure as the one kind of error that screens know. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('http', 0, [coded('unforeseen')]);
