import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COOKIE_SECONDS, readCookies, type WriteCookie } from '../page/cookies';
import type { Signer } from './signer';

/** New visits per address and minute (ADR 0049). Beyond it pages are served, but without one. */
const FRESH_PER_MINUTE = 60;

/** A visit of the site: a random id in a signed cookie, by which limits tell people behind one address apart. */
export interface Visits {
  /** The request's visit; null without a valid cookie. */
  of(request: Pick<FastifyRequest, 'headers'>): string | null;
  /** The cookie of a new visit, for a page's request without one; null if it needs or gets none. */
  begin(request: FastifyRequest): Promise<string | null>;
}

/** `edge` must have the rate limits. */
export function createVisits(edge: FastifyInstance, signer: Signer, write: WriteCookie): Visits {
  const countFresh = edge.createRateLimit({ max: FRESH_PER_MINUTE, timeWindow: '1 minute' });
  const of: Visits['of'] = ({ headers }) => signer.open('visit', readCookies(headers.cookie)['visit']);
  return {
    of,
    async begin(request) {
      if (of(request) !== null) return null;
      const limit = await countFresh(request);
      if (!limit.isAllowed && limit.isExceeded) return null;
      const seconds = COOKIE_SECONDS.visit;
      const id = randomBytes(16).toString('base64url');
      return write('visit', signer.sign('visit', id, Date.now() + seconds * 1000), seconds);
    },
  };
}
