import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';

/**
 * Forwards a request to another origin and its response back, both as streams. Only for local trial pages; real
 * visitors are served by the edge.
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
