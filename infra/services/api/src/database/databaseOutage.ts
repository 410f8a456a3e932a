import { errorCodeOf } from '@infra/postgres';

/** SQLSTATE classes: lost connection, out of resources (including a full disk), operator intervention, failing storage. */
const CLASSES = new Set(['08', '53', '57', '58']);
const CODES = new Set([
  // A write on a standby, or on a server that was made read-only.
  '25006',
  // The server ended a transaction that took too long, and its connection.
  '25P03',
  '25P04',
  // A lock timeout.
  '55P03',
]);

/** Serialization failure and deadlock: the server has undone the whole transaction, so it may run again. */
const UNDONE = new Set(['40001', '40P01']);

/** The network without an answer, and a full disk. */
const ERRNOS = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The driver's messages that have no code. */
const WORDS =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable)/;

/** PostgreSQL's function and words for an unlogged table (`rate_limits`) on a standby; the words may be translated. */
const UNLOGGED = { routine: 'get_relation_info', words: /unlogged relations during recovery/ };

/** No connection could be made, or it broke, for whatever reason; `code` is that of the cause. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
  readonly code: string | null;

  constructor(message: string, cause: unknown, code = errorCodeOf(cause)) {
    super(message, { cause });
    this.code = code;
  }
}

/** `0A000` is a bug of ours (a feature that the server lacks), except for an unlogged table on a standby. */
const isUnloggedOnStandby = (error: object): boolean =>
  ('routine' in error && error.routine === UNLOGGED.routine) ||
  (error instanceof Error && UNLOGGED.words.test(error.message));

/** Whether the server has undone the transaction and the same work may run again (ADR 0053). */
export function isUndone(error: unknown): boolean {
  return UNDONE.has(errorCodeOf(error) ?? '');
}

/** Whether the database is temporarily unavailable, so that the same call may succeed later (ADR 0053). */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoConnection || isUndone(error)) return true;
  const code = errorCodeOf(error) ?? '';
  if (code === '0A000') return isUnloggedOnStandby(error);
  const isSqlState = code.length === 5;
  return (
    CODES.has(code) ||
    ERRNOS.has(code) ||
    (isSqlState && CLASSES.has(code.slice(0, 2))) ||
    WORDS.test(error.message)
  );
}

/** How a worker logs a failure: it tries again by itself, so an outage is no error of ours. */
export const levelOf = (error: unknown): 'warn' | 'error' => (isDatabaseOutage(error) ? 'warn' : 'error');
