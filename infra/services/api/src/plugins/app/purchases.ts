import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { Gauge } from '@infra/server';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { inTransaction } from '../../database/inTransaction';
import { hookSecret, isDecline, removeOldEvents, takeEvent } from '../../purchase/hooks';
import { createNotices } from '../../purchase/notices/createNotices';
import { createPolicyDocumentStore } from '../../purchase/papers/policyDocumentStore';
import { createPolicyPapers } from '../../purchase/papers/createPolicyPapers';
import type { PurchaseContext, PurchaseProviders, UnknownMoney } from '../../purchase/purchaseContext';
import { createOpenedPayments } from '../../purchase/openedPayments';
import { createPurchaseStore } from '../../purchase/purchaseStore';
import { limitDeclines } from '../../purchase/limitDeclines';
import { reconcile } from '../../purchase/reconcile';
import { withdrawLeftPapers } from '../../purchase/withdrawPapers';
import { advance, startPurchaseWorker } from '../../purchase/worker';
import { reasonOf } from '../../reasonOf';
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

/** Metrics of held money; a node whose turn it no longer is forgets what it counted. */
function unknownMoney(app: FastifyInstance): PurchaseContext['reportUnknown'] {
  const counted = new Map<string, { unknown: UnknownMoney; at: number }>();
  const gauge = new Gauge({
    name: 'held_money_without_purchase',
    help: 'Authorizations that hold money and that this database does not know, left alone',
    labelNames: ['provider', 'reason'],
    registers: [app.metrics],
    collect() {
      gauge.reset();
      for (const [provider, { unknown, at }] of counted)
        if (app.clock() - at < 2 * RECONCILE_EVERY)
          for (const [reason, count] of Object.entries(unknown)) gauge.set({ provider, reason }, count);
    },
  });
  return (provider, unknown) => void counted.set(provider, { unknown, at: app.clock() });
}

function contextOf(app: FastifyInstance, databaseId: string, options: PurchaseOptions) {
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
  const reportUnknown = unknownMoney(app);
  const openedPayments = createOpenedPayments(database, clock);
  const parts = {
    store,
    openedPayments,
    databaseId,
    papers,
    notices,
    consents,
    clock,
    log,
    siteUrl,
    reached,
    reportUnknown,
  };
  const context: PurchaseContext = { payments, signing, ...parts };
  return { ...context, documents };
}

/** An empty key is no secret: anyone could sign with it. */
const hookSecrets = (apiKeys: Record<string, string>): Map<string, string> =>
  new Map(
    Object.entries(apiKeys).flatMap(([name, key]) => (key === '' ? [] : [[name, hookSecret(key)] as const])),
  );

/** Purchases: their dependencies, and this node's worker. */
export const purchases = fp(async (app: FastifyInstance, options: PurchaseOptions) => {
  const { database, apiKeys } = options;
  const { value } = await database.selectFrom('database_id').select('value').executeTakeFirstOrThrow();
  const context = contextOf(app, value, options);
  const worker = startPurchaseWorker(context);
  app.decorate('purchases', {
    ...context,
    hookSecrets: hookSecrets(apiKeys),
    inTransaction: (write) => inTransaction(database, write),
    async takeEvent(provider, body) {
      const id = await takeEvent({ database, store: context.store }, provider, body, app.clock());
      if (id === null) return;
      // The webhook is recorded and will not be repeated, so the worker takes over a failed step at once.
      const takeLater = (error: unknown) => {
        app.log.warn({ purchase: id, ...reasonOf(error) }, 'a webhook is left to the worker');
        return context.store.makeDue(id);
      };
      if (isDecline(body)) await limitDeclines(app.limiter, context, id).catch(takeLater);
      await advance(context, id).catch(takeLater);
    },
  });
  const every = RECONCILE_EVERY;
  keepUp(app, database, { name: 'reconcile', every, work: () => reconcile(context) });
  keepUp(app, database, { name: 'left-papers', every, work: () => withdrawLeftPapers(context) });
  const removeOld = () => removeOldEvents(database, app.clock());
  keepUp(app, database, { name: 'hook-events', every, work: removeOld });
  keepUp(app, database, { name: 'opened-payments', every, work: () => context.openedPayments.removeOld() });
  app.addHook('onClose', async () => worker.stop());
});
