import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import { createVault } from '../../crypto/vault';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { createEncKeyStore } from '../../envelope/encKeyStore';
import { createRateLimiter } from '../../limits/rateLimiter';
import { createFinalRateStore } from '../../quotes/finalRateStore';
import { createIdempotencyStore } from '../../quotes/idempotencyStore';
import { createOpenedQuotes } from '../../quotes/openedQuotes';
import { createQuoteStore } from '../../quotes/quoteStore';
import { createRateStore } from '../../quotes/rateStore';

const HOUR = 3_600_000;

export interface StoreOptions {
  database: Kysely<DatabaseSchema>;
  masterKey: Buffer;
  clock: Clock;
  rateLimitScale: number;
}

/** Everything that reads or writes rows, as decorators; nothing here is a rule of the trade. */
export const stores = fp(async (app: FastifyInstance, options: StoreOptions) => {
  const { database, clock } = options;
  const vault = createVault(options.masterKey);
  app.decorate('clock', clock);
  app.decorate('vault', vault);
  const opened = createOpenedQuotes(clock);
  app.decorate('openedQuotes', opened);
  app.decorate('quotes', createQuoteStore(database, vault, clock, opened));
  app.decorate('rates', createRateStore(database, opened));
  app.decorate('finalRates', createFinalRateStore(database, opened));
  app.decorate('idempotency', createIdempotencyStore(database, clock));
  app.decorate('encKeys', createEncKeyStore(database, vault, clock));
  app.decorate('limiter', createRateLimiter(database, vault, clock, options.rateLimitScale));
  await app.encKeys.rotate();
  const upkeep = setInterval(() => {
    Promise.all([app.encKeys.rotate(), app.idempotency.removeOld(), app.limiter.removeOld()]).catch(
      (error: unknown) =>
        app.log.error({ kind: error instanceof Error ? error.name : 'unknown' }, 'upkeep failed'),
    );
  }, HOUR);
  upkeep.unref();
  app.addHook('onClose', async () => clearInterval(upkeep));
});
