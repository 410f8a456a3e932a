import type { CodedError, ErrorCode } from '@shared/domain';

/** `http`: the API responded; `network`: it was unreachable; `timeout`: no response in time. */
export type ApiErrorKind = 'http' | 'network' | 'timeout';

/** Why a call failed. `status` is 0 without a response; `errors` has at least one coded error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** Compared by name because the shell and each remote bundle their own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number,
    readonly errors: readonly CodedError[],
    /** Seconds until a rate limit ends (429); null if not given. */
    readonly retryAfter: number | null = null,
    /** The call's id in the logs of edge and API; null if it has none. */
    readonly requestId: string | null = null,
  ) {
    super(errors[0]?.code ?? kind);
  }

  has(code: ErrorCode): boolean {
    return this.errors.some((error) => error.code === code);
  }
}

/**
 * The coded errors in a response body. Plain text is the error itself (section 8); any other shape (a proxy's page)
 * becomes the given code.
 */
export function codedErrorsIn(body: unknown, otherwise: ErrorCode): CodedError[] {
  if (typeof body === 'string' && body !== '') return [coded('plain_text', body)];
  const list = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
  const errors = (Array.isArray(list) ? list : []).filter(isCodedError);
  return errors.length > 0 ? errors : [coded(otherwise)];
}

/** An error raised in the browser, without a response. */
export const coded = (code: ErrorCode, message = ''): CodedError => ({ code, message });

function isCodedError(value: unknown): value is CodedError {
  if (typeof value !== 'object' || value === null) return false;
  return 'code' in value && typeof value.code === 'string' && 'message' in value;
}

/** Converts any failure to the one kind of error screens handle. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('http', 0, [coded('unforeseen')]);
