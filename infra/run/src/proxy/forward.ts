import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';

/**
 * Passes a request on to another origin and its answer back, both as streams. For trial pages on this machine: what
 * serves real people is the edge.
 */
export function forward(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const target = new URL(request.url ?? '/', origin);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const call = send(
    target,
    { method: request.method ?? 'GET', headers: { ...request.headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  call.once('error', () => response.writeHead(502).end());
  request.pipe(call);
}
