import { Agent, request as send, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

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

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/**
 * Sends a complete call and reads the complete response, so that a slow client never holds a connection to the API.
 * @throws Error when the API does not answer or the client has disconnected
 */
export function callApi({ url, body, ...options }: ApiCall): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const call = send(url, { ...options, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    call.once('error', reject);
    call.setTimeout(API_LIMIT, () => call.destroy(new Error('The API took too long')));
    call.end(body);
  });
}
