import { errorCodeOf } from '../errorCodeOf';

/** SQLSTATE classes: connection lost, out of resources (a full disk among them), stopped by the operator, failing storage. */
const CLASSES = new Set(['08', '53', '57', '58']);
/** A lock that was not had in time, and a network without an answer. */
const CODES = new Set([
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);
/** What the driver says without a code. */
const WORDS =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/** Whether the database cannot take work now: the same call may succeed later. */
export function isDatabaseOutage(error: unknown): boolean {
  const code = errorCodeOf(error);
  if (code !== null && (CODES.has(code) || (code.length === 5 && CLASSES.has(code.slice(0, 2))))) return true;
  return error instanceof Error && WORDS.test(error.message);
}
