import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The browser assigns each call an id, which appears in both logs and in error messages. */
export const REQUEST_ID = 'x-request-id';

/** The caller's request id, or a new one if it is missing or malformed. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
