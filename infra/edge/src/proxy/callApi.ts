import { Agent, request as send, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** An answer of the API, read whole. */
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
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** ms until the API counts as not answering; longer than its slowest call, which waits for carriers. */
const API_LIMIT = 65_000;

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/**
 * Sends a whole call and reads the whole answer, so that a connection to the API is held for as long as the API works
 * and never for as long as a client sends or reads.
 * @throws Error when the API does not answer, or nobody waits any more
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
