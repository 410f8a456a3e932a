import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { object, string } from 'yup';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { ApiFailure } from '../../http/apiFailure';
import { listActs } from '../../operators/operatorActs';
import { operatorOf } from '../../operators/operatorName';
import { createOperatorToken, readTokenFile } from '../../operators/operatorToken';
import { importFile } from '../../operators/importFile';
import { bearerIn } from '../../partners/secret';
import { manageMoratoriums } from './moratoriums';
import { managePartners } from './partners';

export interface OperatorRouteOptions {
  database: Kysely<DatabaseSchema>;
  /** `PARTNERS_TOKEN`; null for the one in the database. */
  configured: string | null;
  /** Of an earlier release; null for none. */
  tokenFile: string | null;
}

const actsQuery = object({
  subject: string()
    .oneOf(['moratorium', 'token'] as const)
    .required(),
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);

/**
 * What the commands of operators call (`npm run partners`, `npm run moratoriums`): outside of `/v2`, so that no edge
 * passes it on, and only with the token or a proof of the master key (ADR 0055).
 */
export async function operatorRoutes(app: FastifyInstance, options: OperatorRouteOptions): Promise<void> {
  const { database, configured, tokenFile } = options;
  const { vault, clock, log } = app;
  const token = createOperatorToken({ database, vault, clock, configured });
  if (tokenFile !== null)
    await importFile({ file: tokenFile, read: readTokenFile, takeOver: (one) => token.takeOver(one), log });
  app.addHook('onRequest', async ({ headers }) => {
    if (!(await token.isValid(bearerIn(headers.authorization)))) throw new ApiFailure(401, 'token_wrong');
  });
  const hide = true;
  app.post('/operator-token', { schema: { hide } }, async (request) => {
    const renewed = await token.renew(operatorOf(request));
    if (renewed === null) throw new ApiFailure(409, 'token_configured');
    return { token: renewed };
  });
  app.get<{ Querystring: { subject: 'moratorium' | 'token' } }>(
    '/operator-acts',
    { schema: { hide, querystring: actsQuery } },
    async ({ query }) => ({ acts: await listActs(database, query.subject) }),
  );
  await app.register(managePartners);
  await app.register(manageMoratoriums);
}
