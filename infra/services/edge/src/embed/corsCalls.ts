import { PARTNER_HEADER } from '@shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Partners } from './followPartners';

/**
 * What building a quote up to its offers and handing it over needs, and the waiting list of a ZIP code that is not
 * covered. No purchase, no letters, no resuming.
 */
const CALLS: readonly { path: string; methods: readonly string[] }[] = [
  { path: '/.well-known/enc-jwks.json', methods: ['GET'] },
  { path: '/v2/locations/lookup', methods: ['GET'] },
  { path: '/v2/carriers/getallcarriers', methods: ['GET'] },
  { path: '/v2/coverages/getallcoverages', methods: ['GET'] },
  { path: '/v2/waiting-list', methods: ['POST'] },
  { path: '/v2/quotes', methods: ['POST'] },
  { path: '/v2/quotes/:id', methods: ['GET', 'PATCH'] },
  { path: '/v2/quotes/:id/vehicles', methods: ['POST'] },
  { path: '/v2/quotes/:id/vehicles/:id', methods: ['PATCH', 'DELETE'] },
  { path: '/v2/quotes/:id/drivers', methods: ['POST'] },
  { path: '/v2/quotes/:id/drivers/:id', methods: ['PATCH', 'DELETE'] },
  { path: '/v2/quotes/:id/rates', methods: ['GET'] },
  { path: '/v2/quotes/:id/price-range', methods: ['GET'] },
  { path: '/v2/quotes/:id/handoff', methods: ['POST'] },
];

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(':id', '[0-9a-f-]{36}')}$`);
const PATTERNS = CALLS.map(({ path, methods }) => ({ pattern: patternOf(path), methods }));

const ALLOWED_HEADERS = [
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'x-request-id',
  PARTNER_HEADER,
].join(', ');
/** Seconds that a browser need not ask again; a stopped partner's pages are refused later by that. */
const PREFLIGHT_SECONDS = '60';

/** The methods that other origins may use at an address. A final quote is part of the purchase. */
export function methodsAt(url: string): readonly string[] {
  const [path = '', query = ''] = url.split('?');
  if (new URLSearchParams(query).has('type')) return [];
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.methods ?? [];
}

/** Adds the headers by which a partner's own page may make these calls and read their answers, and ends a preflight. */
export function allowPartners(edge: FastifyInstance, partners: Partners): void {
  // After the rate limit, because an origin that nobody knows is asked for.
  edge.addHook('preParsing', async (request, reply, payload) => {
    const methods = methodsAt(request.url);
    if (methods.length === 0) return payload;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    const asked = request.headers['access-control-request-method'];
    const isPreflight = request.method === 'OPTIONS' && asked !== undefined;
    if (origin === undefined || !methods.includes(isPreflight ? asked : request.method)) return payload;
    if (!(await partners.isInline(origin).catch(() => false))) return payload;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after, x-request-id',
    });
    if (!isPreflight) return payload;
    await reply
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .code(204)
      .send();
    return payload;
  });
}
