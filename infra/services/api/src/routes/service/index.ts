import { pack, sendPacked, type Packed } from '@infra/server';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { JWKS_PATH, SUITES } from '@shared/api-client/envelope';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { ApiFailure } from '../../http/apiFailure';

export interface ServiceRouteOptions {
  database: Kysely<DatabaseSchema>;
  /** False once a shutdown begins. */
  isAccepting: () => boolean;
}

/** Timeout of the readiness check in ms, whatever the database does. */
const READY_LIMIT = 1500;
const afterLimit = () => new Promise<false>((resolve) => setTimeout(resolve, READY_LIMIT, false).unref());

/** A write that changes nothing, because a read-only database cannot serve shoppers. */
function isWritable(database: Kysely<DatabaseSchema>): Promise<boolean> {
  const nothing = database.deleteFrom('rate_limits').where(sql<boolean>`false`);
  return nothing.execute().then(
    () => true,
    () => false,
  );
}

/** Keys, health, readiness and the API description. */
export function serviceRoutes(app: FastifyInstance, options: ServiceRouteOptions, done: () => void) {
  // Short, so that clients see a rotation long before the old key is destroyed.
  app.get(JWKS_PATH, { config: { cacheSeconds: 300 } }, async () => ({
    // Set by the node instead of stored with the key, because another release may support other suites.
    keys: (await app.encKeys.published()).map((key) => ({ ...key, suites: SUITES })),
  }));
  // `/healthz` is what orchestrators call by convention.
  // A provider that is down is listed and is no reason to restart this process.
  for (const path of ['/health', '/healthz'])
    app.get(path, async () => ({ status: 'ok', providers: app.providerWatch.standings() }));
  // One check at a time, so that checks of a hanging database use no more of its connections.
  let probing: Promise<boolean> | null = null;
  const answers = () => (probing ??= isWritable(options.database).finally(() => (probing = null)));
  app.get('/ready', async () => {
    if (!options.isAccepting()) throw new ApiFailure(503, 'unavailable');
    if (!(await Promise.race([answers(), afterLimit()]))) throw new ApiFailure(503, 'unavailable');
    return { status: 'ready' };
  });
  // Once all routes are known; half a megabyte is packed once.
  let description: Packed | undefined;
  app.get('/v2/openapi.json', { config: { cacheSeconds: 300 } }, async (request, reply) => {
    description ??= pack(JSON.stringify(app.describeApi()));
    return sendPacked(
      request,
      reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding'),
      description,
    );
  });
  done();
}
