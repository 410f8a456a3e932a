import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Rejects foreign host names (421), because a foreign page could rebind its name to this machine. */
export const hostGuard =
  (hosts: readonly string[]): Guard =>
  async ({ hostname }, reply) =>
    hosts.includes(hostname.replace(/:\d+$/, ''))
      ? undefined
      : reply.code(421).send({ error: 'unknown host' });

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Rejects requests from pages (403) that are neither ours nor from the origins in `pages`. A form of ours may send
 * `null`.
 */
export const pageGuard =
  (pages: readonly string[]): Guard =>
  async ({ headers }, reply) => {
    const { origin, host } = headers;
    if (origin === undefined || pages.includes(origin)) return undefined;
    const isOurs = origin === 'null' ? headers['sec-fetch-site'] === 'same-origin' : hostOf(origin) === host;
    return isOurs ? undefined : reply.code(403).send({ error: 'foreign page' });
  };

/** Rejects calls without the API key (401), and calls from a browser page (403), because only servers have the key. */
export function keyGuard(apiKey: string): Guard {
  const wanted = Buffer.from(`Bearer ${apiKey}`);
  return async ({ headers }, reply) => {
    if (headers.origin !== undefined) return reply.code(403).send({ error: 'foreign page' });
    const given = Buffer.from(headers.authorization ?? '');
    const fits = given.length === wanted.length && timingSafeEqual(given, wanted);
    return fits ? undefined : reply.code(401).send({ error: 'the API key is missing or wrong' });
  };
}

/** Rejects form submissions from another site's page (403). */
export const ownPageGuard: Guard = async ({ headers }, reply) => {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin'
    ? undefined
    : reply.code(403).send({ error: 'foreign page' });
};
