import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const SHORTEST_TOKEN = 16;
const LOOPBACK_PEER = /^(::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
/** Headers that a proxy or a page adds: the caller is then not a program on this machine. */
const FROM_ELSEWHERE = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'origin', 'referer'];

/**
 * Reads `METRICS_TOKEN`, which `/metrics` of every part then demands from everyone. Null without it: only programs on
 * the same machine may read.
 * @throws Error that names the variable
 */
export function readMetricsToken(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (text.length < SHORTEST_TOKEN || !/^[\x21-\x7e]+$/.test(text))
    throw new Error(`METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters, without spaces`);
  return text;
}

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
