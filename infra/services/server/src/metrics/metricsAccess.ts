import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK_PEER = /^(::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
/** Headers that a proxy or a page adds: the caller is then not a program on this machine. */
const FROM_ELSEWHERE = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'origin', 'referer'];

const digest = (text: string) => createHash('sha256').update(text).digest();

function isOnThisMachine({ headers, socket }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return (
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    (site === undefined || site === 'none' || site === 'same-origin') &&
    FROM_ELSEWHERE.every((name) => headers[name] === undefined)
  );
}

/** Whether the caller may read metrics: with the token if there is one, else from this machine without a proxy. */
export function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isOnThisMachine(request);
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
