import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DAY_SECONDS = 86_400;

/** Sends a list that anyone may cache for a day, or 304 if the caller's copy is current. */
export const sendCacheable = (request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply =>
  sendText(request, reply.type('application/json; charset=utf-8'), JSON.stringify(body));

/** The same for an image, which runs and loads nothing if it is opened by itself. */
export const sendDrawing = (request: FastifyRequest, reply: FastifyReply, svg: string): FastifyReply =>
  sendText(request, reply.type('image/svg+xml').header('content-security-policy', "default-src 'none'"), svg);

function sendText(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  // A weak ETag, because the same list is sent in several encodings.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).header('etag', etag);
  const known = request.headers['if-none-match'] ?? '';
  if (known.split(',').some((one) => one.trim() === etag)) return reply.code(304).send();
  return reply.send(text);
}
