import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { inTransaction } from '../../database/inTransaction';
import { hookSecret, isDecline, removeOldEvents, takeEvent } from '../../purchase/hooks';
import { createNotices } from '../../purchase/notices/createNotices';
import { createPolicyDocumentStore } from '../../purchase/papers/policyDocumentStore';
import { createPolicyPapers } from '../../purchase/papers/createPolicyPapers';
import type { PurchaseDesk, PurchaseProviders } from '../../purchase/purchaseDesk';
import { createPurchaseStore } from '../../purchase/purchaseStore';
import { startPurchaseWorker } from '../../purchase/purchaseWorker';
import { limitDeclines } from '../../purchase/limitDeclines';
import { reconcile } from '../../purchase/reconcile';
import { takeBackLeftPapers } from '../../purchase/takeBackPapers';
import { advance } from '../../purchase/advance';
import { keepUp } from '../../upkeep';

const RECONCILE_EVERY = 10 * 60_000;

export interface PurchaseSettings extends PurchaseProviders {
  /** The secret shared with each provider, by the name in its webhook's address. */
  apiKeys: Record<string, string>;
  /** Called at every irreversible point; only used by a drill. */
  reached?: (point: string) => void;
}

interface PurchaseOptions extends PurchaseSettings {
  database: Kysely<DatabaseSchema>;
}

function deskOf(app: FastifyInstance, options: PurchaseOptions) {
  const { database, payments, signing, reached = () => {} } = options;
  const { clock, log, quotes, mail, consents, vault } = app;
  const siteUrl = mail.site.url;
  const documents = createPolicyDocumentStore(database, clock);
  const store = createPurchaseStore({ database, quotes, clock, opened: app.openedQuotes });
  const papers = createPolicyPapers({
    database,
    vault,
    documents,
    signing,
    clock,
    company: mail.site,
    siteUrl,
  });
  const notices = createNotices(app);
  const parts = { store, papers, notices, consents, clock, log, siteUrl, reached };
  const desk: PurchaseDesk = { payments, signing, ...parts };
  return { ...desk, documents };
}

/** Purchases: their dependencies, and this node's worker. */
export const purchases = fp((app: FastifyInstance, options: PurchaseOptions, done: () => void) => {
  const { database, apiKeys } = options;
  const desk = deskOf(app, options);
  const worker = startPurchaseWorker(desk);
  app.decorate('purchases', {
    ...desk,
    hookSecrets: new Map(Object.entries(apiKeys).map(([name, key]) => [name, hookSecret(key)])),
    inTransaction: (write) => inTransaction(database, write),
    async takeEvent(provider, body) {
      const id = await takeEvent({ database, store: desk.store }, provider, body, app.clock());
      if (id === null) return;
      // The webhook is recorded and will not be repeated, so the worker takes over a failed step at once.
      if (isDecline(body)) await limitDeclines(app.limiter, desk, id).catch(() => desk.store.hurry(id));
      await advance(desk, id).catch(() => desk.store.hurry(id));
    },
  });
  const every = RECONCILE_EVERY;
  keepUp(app, database, { name: 'reconcile', every, work: () => reconcile(desk) });
  keepUp(app, database, { name: 'left-papers', every, work: () => takeBackLeftPapers(desk) });
  const removeOld = () => removeOldEvents(database, app.clock());
  keepUp(app, database, { name: 'hook-events', every, work: removeOld });
  app.addHook('onClose', async () => worker.stop());
  done();
});
