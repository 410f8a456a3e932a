import type { FastifyInstance } from 'fastify';
import { PARTNER_KEY, type PartnerFacts } from '@shared/domain';
import { object, string } from 'yup';
import { ApiFailure } from '../../http/apiFailure';
import { bearerIn } from '../../partners/secret';
import type { Partner } from '../../partners/partnerRow';

const originQuerySchema = object({
  origin: string().max(300, 'validation:too_long').required('validation:required'),
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);

const factsOf = ({ daily_limit: _limit, ...facts }: Partner): PartnerFacts => facts;

/** What anyone may know about partners, and the counts for whoever has the partner's secret (ADR 0044). */
export function partnerRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.get<{ Querystring: { origin: string } }>(
    '/v2/partners',
    { schema: { querystring: originQuerySchema } },
    async ({ query: { origin } }) => ({ inline: await app.partners.isInline(origin) }),
  );
  app.get<{ Params: { key: string } }>('/v2/partners/:key', async ({ params: { key } }) => {
    const partner = PARTNER_KEY.test(key) ? await app.partners.find(key) : null;
    if (!partner) throw new ApiFailure(404, 'partner_unknown');
    return factsOf(partner);
  });
  app.get<{ Params: { key: string } }>(
    '/v2/partners/:key/counts',
    { config: { limit: 'lookup' } },
    async ({ params: { key }, headers }) => {
      const secret = bearerIn(headers.authorization);
      // The same for an unknown partner, so that it tells nothing.
      const mayRead = PARTNER_KEY.test(key) && (await app.partners.isSecretOf(key, secret));
      if (!mayRead) throw new ApiFailure(401, 'token_wrong');
      return { counts: await app.partners.counts(key) };
    },
  );
  // Outside of `/v2`, so that no edge passes it on: only a sweep of the releases needs it.
  app.get('/held-releases', { schema: { hide: true } }, async () => ({ held: await app.partners.held() }));
  done();
}
