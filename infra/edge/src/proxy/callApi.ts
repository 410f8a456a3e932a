import { Agent, request as send, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { SERVER_LIMITS } from '@infra/server';

/** A complete response of the API. */
export interface ApiAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface ApiCall {
  url: string;
  method: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
}

/** Timeout for the API in ms; longer than its slowest call, which waits for carriers. */
const API_LIMIT = 65_000;

/**
 * Idle connections are closed here first. If the API closed one just as a call was sent on it, the shopper
 * would see an error.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 128, timeout: SERVER_LIMITS.keptTime - 10_000 });

/** Methods that change nothing, so that a call can be sent twice (RFC 9110, 9.2.2). */
const REPEATABLE = ['GET', 'HEAD'];

/**
 * Sends a complete call and reads the complete response, so that a slow client never holds a connection to the API.
 * A call that only reads is sent again if its kept connection has died, as happens when the API restarts.
 * @throws Error when the API does not answer or the client has disconnected
 */
export function callApi(options: ApiCall): Promise<ApiAnswer> {
  const { url, body, ...rest } = options;
  return new Promise((resolve, reject) => {
    const call = send(url, { ...rest, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    call.once('error', (error: NodeJS.ErrnoException) => {
      const isDead = call.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      if (isDead && REPEATABLE.includes(rest.method)) callApi(options).then(resolve, reject);
      else reject(error);
    });
    call.setTimeout(API_LIMIT, () => call.destroy(new Error('The API took too long')));
    call.end(body);
  });
}
