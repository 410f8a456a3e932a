import type { ApiCode, ValidationCode } from '@shared/domain';

/** What the API answers with. */
export type FailureCode = ApiCode | ValidationCode;

/** One refusal: a code, where it stands, and values for its text (never what the caller sent). */
export interface FailureEntry {
  code: FailureCode;
  attribute?: string;
  values?: Record<string, string | number>;
}

/** A refusal the caller caused; the error handler turns it into `{errors}` in the caller's language. */
export class ApiFailure extends Error {
  readonly statusCode: number;
  readonly entries: readonly FailureEntry[];
  /** Facts a client needs to try again (the server's time, the current version); never personal data. */
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

/** The one answer for a foreign, unknown, keyless or malformed quote (reading 34). */
export const quoteNotFound = (): ApiFailure => new ApiFailure(404, 'quote_not_found');
