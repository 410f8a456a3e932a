import type { FastifyInstance } from 'fastify';
import { PARTNER_KEY } from '@shared/domain';
import { ApiFailure } from '../../http/apiFailure';
import { newPartnerSchema, partnerChangesSchema } from '../../partners/partnerSchemas';
import type { PartnerSettings } from '../../partners/partnerRow';

interface Named {
  Params: { key: string };
}

type Changes = Partial<PartnerSettings>;
type NewPartner = Pick<PartnerSettings, 'name' | 'origins'> & Changes;

/** What a new partner gets where its keeper says nothing else. */
const DEFAULTS: Omit<PartnerSettings, 'name' | 'origins'> = {
  modes: ['frame'],
  language: 'en',
  theme: {},
  hold: null,
  stopped: false,
  daily_limit: 500,
};

function demand<T>(found: T | null | false): T {
  if (found === null || found === false) throw new ApiFailure(404, 'partner_unknown');
  return found;
}

const keyOf = (key: string): string => demand(PARTNER_KEY.test(key) && key);

/** Keeping partners, for `npm run partners`. */
export function managePartners(app: FastifyInstance, _options: object, done: () => void) {
  const hide = true;
  app.get('/partners', { schema: { hide } }, async () => ({ partners: await app.partners.list() }));
  app.post<{ Body: NewPartner }>(
    '/partners',
    { schema: { hide, body: newPartnerSchema } },
    async ({ body }, reply) => {
      void reply.code(201);
      return app.partners.add({ ...DEFAULTS, ...body });
    },
  );
  app.patch<Named & { Body: Changes }>(
    '/partners/:key',
    { schema: { hide, body: partnerChangesSchema } },
    async ({ params, body }) => demand(await app.partners.change(keyOf(params.key), body)),
  );
  app.delete<Named>('/partners/:key', { schema: { hide } }, async ({ params }, reply) => {
    demand(await app.partners.remove(keyOf(params.key)));
    return reply.code(204).send();
  });
  app.post<Named>('/partners/:key/secret', { schema: { hide } }, async ({ params }) => ({
    secret: demand(await app.partners.renewSecret(keyOf(params.key))),
  }));
  app.get<Named>('/partners/:key/counts', { schema: { hide } }, async ({ params }) => {
    const { key } = demand(await app.partners.find(keyOf(params.key)));
    return { counts: await app.partners.counts(key) };
  });
  done();
}
