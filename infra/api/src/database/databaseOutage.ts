import { errorCodeOf } from '../errorCodeOf';

/** SQLSTATE classes: lost connection, out of resources (including a full disk), operator intervention, failing storage. */
const CLASSES = new Set(['08', '53', '57', '58']);
/** A lock timeout, and a network without a response. */
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
/** The driver's messages that have no code. */
const WORDS =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/** Whether the database is temporarily unavailable, so that the same call may succeed later. */
export function isDatabaseOutage(error: unknown): boolean {
  const code = errorCodeOf(error);
  if (code !== null && (CODES.has(code) || (code.length === 5 && CLASSES.has(code.slice(0, 2))))) return true;
  return error instanceof Error && WORDS.test(error.message);
}
