import type { ApiCode, ValidationCode } from '@shared/domain';

/** Every error code that the API can return. */
export type FailureCode = ApiCode | ValidationCode;

/** One error: a code, its attribute, and values for its text (never the caller's input). */
export interface FailureEntry {
  code: FailureCode;
  attribute?: string;
  values?: Record<string, string | number>;
}

/** An error caused by the caller; the error handler turns it into `{errors}` in the caller's language. */
export class ApiFailure extends Error {
  readonly statusCode: number;
  readonly entries: readonly FailureEntry[];
  /** Facts a client needs to retry (the server's time, the current version); never personal data. */
  readonly facts: Record<string, number>;

  constructor(
    statusCode: number,
    entries: FailureCode | readonly FailureEntry[],
    facts: Record<string, number> = {},
  ) {
    const list = typeof entries === 'string' ? [{ code: entries }] : entries;
    super(list.map((entry) => entry.code).join(', '));
    this.name = 'ApiFailure';
    this.statusCode = statusCode;
    this.entries = list;
    this.facts = facts;
  }
}

/** The one response for a quote that is unknown, malformed, keyless or someone else's (reading 34). */
export const quoteNotFound = (): ApiFailure => new ApiFailure(404, 'quote_not_found');
