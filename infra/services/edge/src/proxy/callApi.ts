import {
  Agent,
  request as send,
  type ClientRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
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
const REPEATABLE = new Set(['GET', 'HEAD']);

/** The call's kept connection was closed before a response. */
class DeadConnectionError extends Error {}

const isDead = ({ reusedSocket }: ClientRequest, { code }: NodeJS.ErrnoException): boolean =>
  reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');

function callOnce({ url, body, ...options }: ApiCall): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const call = send(url, { ...options, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    call.once('error', (error) => reject(isDead(call, error) ? new DeadConnectionError() : error));
    call.setTimeout(API_LIMIT, () => call.destroy(new Error('The API took too long')));
    call.end(body);
  });
}

/**
 * Sends a complete call and reads the complete response, so that a slow client never holds a connection to the API.
 * A call that only reads is sent again while its kept connections turn out dead, as after a restart of the API.
 * @throws Error when the API does not answer or the client has disconnected
 */
export async function callApi(call: ApiCall): Promise<ApiAnswer> {
  try {
    return await callOnce(call);
  } catch (error) {
    if (error instanceof DeadConnectionError && REPEATABLE.has(call.method)) return callApi(call);
    throw error;
  }
}
