import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { JWKS_PATH } from '@shared/api-client/envelope';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { ApiFailure } from '../../http/apiFailure';

export interface ServiceRouteOptions {
  database: Kysely<DatabaseSchema>;
  /** False from the moment a shutdown begins. */
  isAccepting: () => boolean;
}

/** Keys, health, readiness and the description of the API itself. */
export function serviceRoutes(app: FastifyInstance, options: ServiceRouteOptions, done: () => void) {
  // Short, so that a rotation reaches everyone long before the old key is destroyed.
  app.get(JWKS_PATH, { config: { cacheSeconds: 300 } }, async () => ({
    keys: await app.encKeys.published(),
  }));
  // `/healthz` is what orchestrators ask by habit.
  for (const path of ['/health', '/healthz']) app.get(path, async () => ({ status: 'ok' }));
  app.get('/ready', async () => {
    if (!options.isAccepting()) throw new ApiFailure(503, 'unavailable');
    try {
      await sql`select 1`.execute(options.database);
    } catch {
      throw new ApiFailure(503, 'unavailable');
    }
    return { status: 'ready' };
  });
  app.get('/v2/openapi.json', { config: { cacheSeconds: 300 } }, async () => app.describeApi());
  done();
}
