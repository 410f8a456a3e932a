import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Kysely, sql } from 'kysely';
import { Gauge } from '@infra/server';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { keepUp } from '../../upkeep';

const EVERY = 60_000;

/** Letters and purchases that are not done, with the age of the oldest in ms. */
export async function readWaitingWork(database: Kysely<DatabaseSchema>, now: number) {
  const letters = await database
    .selectFrom('outbox')
    .select((row) => [row.fn.countAll<string>().as('count'), row.fn.min('created_at').as('oldest')])
    .where('state', '=', sql.lit('waiting'))
    .executeTakeFirstOrThrow();
  const purchases = await database
    .selectFrom('purchases')
    .innerJoin('quotes', 'quotes.id', 'purchases.quote_id')
    // No shopper edits a quote with a live purchase, so it was last written when its status changed.
    .select((row) => [
      'quotes.status',
      row.fn.countAll<string>().as('count'),
      row.fn.min('quotes.updated_at').as('oldest'),
    ])
    .where('purchases.live', '=', true)
    .groupBy('quotes.status')
    .execute();
  const ageOf = (oldest: number | string | null) => (oldest === null ? 0 : Math.max(0, now - Number(oldest)));
  return {
    letters: { count: Number(letters.count), age: ageOf(letters.oldest) },
    purchases: purchases.map(({ status, count, oldest }) => ({
      status,
      count: Number(count),
      age: ageOf(oldest),
    })),
  };
}

/** Metrics of what waits in the database, read by the node whose turn it is; the others show none. */
export const waitingWork = fp(
  (app: FastifyInstance, { database }: { database: Kysely<DatabaseSchema> }, done: () => void) => {
    let known: { work: Awaited<ReturnType<typeof readWaitingWork>>; at: number } | null = null;
    const gauge = (name: string, help: string, labelNames: string[], set: (to: Gauge) => void) => {
      const made = new Gauge({
        name,
        help,
        labelNames,
        registers: [app.metrics],
        collect() {
          made.reset();
          if (known !== null && app.clock() - known.at < 2 * EVERY) set(made);
          // A number would say that nothing waits.
          else if (labelNames.length === 0) made.remove();
        },
      });
    };
    gauge('outbox_waiting', 'Letters that are not sent yet', [], (to) =>
      to.set(known?.work.letters.count ?? 0),
    );
    gauge('outbox_oldest_seconds', 'Age of the oldest letter that is not sent yet', [], (to) =>
      to.set((known?.work.letters.age ?? 0) / 1000),
    );
    gauge('purchases_live', 'Purchases under way, by status', ['status'], (to) => {
      for (const { status, count } of known?.work.purchases ?? []) to.set({ status }, count);
    });
    gauge(
      'purchases_oldest_seconds',
      'How long the longest has been in its status, of the purchases under way',
      ['status'],
      (to) => {
        for (const { status, age } of known?.work.purchases ?? []) to.set({ status }, age / 1000);
      },
    );
    const work = async () => {
      const now = app.clock();
      known = { work: await readWaitingWork(database, now), at: now };
    };
    keepUp(app, database, { name: 'waiting-work', every: EVERY, work });
    done();
  },
);
