import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Refuses names that are not ours: a foreign page whose name was rebound to this machine (421). */
export const hostGuard =
  (hosts: readonly string[]): Guard =>
  async ({ hostname }, reply) =>
    hosts.includes(hostname.replace(/:\d+$/, ''))
      ? undefined
      : reply.code(421).send({ error: 'unknown host' });

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Refuses what a page sends (403) that is neither ours nor of the origins in `pages`. A form of ours may send `null`. */
export const pageGuard =
  (pages: readonly string[]): Guard =>
  async ({ headers }, reply) => {
    const { origin, host } = headers;
    if (origin === undefined || pages.includes(origin)) return undefined;
    const isOurs = origin === 'null' ? headers['sec-fetch-site'] === 'same-origin' : hostOf(origin) === host;
    return isOurs ? undefined : reply.code(403).send({ error: 'foreign page' });
  };

/** Refuses calls without the API key (401), and what a browser's page sends (403): only servers call with the key. */
export function keyGuard(apiKey: string): Guard {
  const wanted = Buffer.from(`Bearer ${apiKey}`);
  return async ({ headers }, reply) => {
    if (headers.origin !== undefined) return reply.code(403).send({ error: 'foreign page' });
    const given = Buffer.from(headers.authorization ?? '');
    const fits = given.length === wanted.length && timingSafeEqual(given, wanted);
    return fits ? undefined : reply.code(401).send({ error: 'the API key is missing or wrong' });
  };
}

/** Refuses what another site's page would send with a form (403). */
export const ownPageGuard: Guard = async ({ headers }, reply) => {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin'
    ? undefined
    : reply.code(403).send({ error: 'foreign page' });
};
