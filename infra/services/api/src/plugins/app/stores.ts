import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import { createVault } from '../../crypto/vault';
import { levelOf } from '../../database/databaseOutage';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { createEncKeyStore } from '../../envelope/encKeyStore';
import { reasonOf } from '../../reasonOf';
import { createRateLimiter } from '../../limits/rateLimiter';
import { createPartnerStore } from '../../partners/partnerStore';
import { createFinalRateStore } from '../../quotes/finalRates';
import { createIdempotencyStore } from '../../quotes/idempotencyStore';
import { createQuoteStore, createOpenedQuotes } from '../../quotes/quoteStore';
import { createRateStore } from '../../quotes/rateStore';
import { keepUp } from '../../upkeep';

const HOUR = 3_600_000;

export interface StoreOptions {
  database: Kysely<DatabaseSchema>;
  masterKey: Buffer;
  clock: Clock;
  rateLimitScale: number;
}

/** Everything that reads or writes rows, as decorators; no insurance rules here. */
export const stores = fp(async (app: FastifyInstance, options: StoreOptions) => {
  const { database, clock } = options;
  const vault = createVault(options.masterKey);
  app.decorate('clock', clock);
  app.decorate('vault', vault);
  const opened = createOpenedQuotes(clock);
  app.decorate('openedQuotes', opened);
  app.decorate('quotes', createQuoteStore(database, vault, clock, opened));
  app.decorate('rates', createRateStore(database, opened, clock));
  app.decorate('finalRates', createFinalRateStore(database, opened));
  app.decorate('idempotency', createIdempotencyStore(database, clock));
  app.decorate('encKeys', createEncKeyStore(database, vault, clock));
  app.decorate('partners', createPartnerStore(database, clock));
  const onOutage = (error: unknown) => app.log.warn(reasonOf(error), 'limits are counted in memory');
  app.decorate(
    'limiter',
    createRateLimiter(database, vault, clock, { scale: options.rateLimitScale, onOutage }),
  );
  await app.encKeys.rotate();
  // Runs on every node, because each must also drop expired keys from its own memory.
  const rotation = setInterval(() => {
    app.encKeys
      .rotate()
      .catch((error: unknown) => app.log[levelOf(error)](reasonOf(error), 'keys could not be rotated'));
  }, HOUR);
  rotation.unref();
  app.addHook('onClose', async () => clearInterval(rotation));
  keepUp(app, database, { name: 'idempotency', every: HOUR, work: () => app.idempotency.removeOld() });
  keepUp(app, database, { name: 'rate-limits', every: HOUR, work: () => app.limiter.removeOld() });
});
