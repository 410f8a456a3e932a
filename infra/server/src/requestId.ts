import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The browser names each call; the name goes through the edge and the API into both logs, and is shown with an error. */
export const REQUEST_ID = 'x-request-id';

/** The caller's name for a request, or ours where it has none of that shape. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
