import type { Kysely } from 'kysely';
import {
  daysKept,
  KEPT_KINDS,
  keptAs,
  type KeptKind,
  type QuoteStatus,
  STATE_CODES,
  type StateCode,
  statusesKeptAs,
} from '@shared/domain';
import type { Clock } from '../clock';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import type { OpenedQuotes } from '../quotes/quoteStore';

/** What a quote's data key becomes first: from then on nothing sealed with it opens again. */
const DESTROYED = '';
/** Erased in one go. */
const BATCH = 100;
const DAY = 86_400_000;

export interface QuoteEraser {
  /** Erases a quote that its shopper asks to erase; false while a payment or papers for signature are open. */
  erase(quoteId: string): Promise<boolean>;
  /** Erases every quote that is kept long enough, and finishes what a node began. Returns how many, by kind. */
  eraseDue(): Promise<Record<KeptKind, number>>;
}

interface Deps {
  database: Kysely<DatabaseSchema>;
  opened: OpenedQuotes;
  clock: Clock;
}

/** Quotes that nothing outside of us still waits for: no live purchase, no papers left to withdraw. */
const settled = (database: Kysely<DatabaseSchema>) =>
  database.selectFrom('quotes').where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('purchases')
          .select('purchases.id')
          .whereRef('purchases.quote_id', '=', 'quotes.id')
          .where(({ or, and, eb }) =>
            or([
              eb('purchases.live', '=', true),
              and([
                eb('purchases.envelope_id', 'is not', null),
                eb('quotes.status', 'not in', statusesKeptAs('policy')),
              ]),
            ]),
          ),
      ),
    ),
  );

/** Destroys the key with what could still leave by mail. Conditional, so that an edit in between keeps the quote. */
async function destroyKey(
  { database, opened, clock }: Deps,
  { id, status, updated_at }: { id: string; status: QuoteStatus; updated_at: number },
  asked: boolean,
): Promise<boolean> {
  const isGone = await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('quotes')
      .set({ data_key: DESTROYED })
      .where('id', '=', id)
      .where('updated_at', '=', updated_at)
      .where('status', '=', status)
      .where('data_key', '<>', DESTROYED)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await transaction.deleteFrom('quote_keys').where('quote_id', '=', id).execute();
    await transaction.deleteFrom('outbox').where('quote_id', '=', id).execute();
    await transaction
      .insertInto('erasures')
      .values({ quote_id: id, kind: keptAs(status), asked, erased_at: clock() })
      .onConflict((known) => known.doNothing())
      .execute();
    return true;
  });
  opened.drop(id);
  return isGone;
}

/** Deletes the rows of a quote whose key is destroyed. */
async function removeRows({ database }: Deps, id: string): Promise<void> {
  await database.deleteFrom('idempotency').where('quote_id', '=', id).execute();
  await database.deleteFrom('quotes').where('id', '=', id).where('data_key', '=', DESTROYED).execute();
}

const dueOf = ({ database, clock }: Deps, kind: KeptKind, state: StateCode) =>
  settled(database)
    .select(['quotes.id', 'quotes.status', 'quotes.updated_at'])
    .where('quotes.status', 'in', statusesKeptAs(kind))
    .where('quotes.state_code', '=', state)
    .where('quotes.updated_at', '<', clock() - daysKept(kind, state) * DAY)
    .where('quotes.data_key', '<>', DESTROYED)
    .orderBy('quotes.updated_at')
    .limit(BATCH)
    .execute();

async function eraseKind(deps: Deps, kind: KeptKind, state: StateCode): Promise<number> {
  let count = 0;
  let due = await dueOf(deps, kind, state);
  while (due.length > 0) {
    const before = count;
    for (const quote of due) {
      if (!(await destroyKey(deps, quote, false))) continue;
      await removeRows(deps, quote.id);
      count += 1;
    }
    // Every one was edited just now, so the next turn looks again.
    if (count === before || due.length < BATCH) break;
    due = await dueOf(deps, kind, state);
  }
  return count;
}

/** What a node that died left with its key destroyed. */
async function finishLeft(deps: Deps): Promise<void> {
  const left = await deps.database
    .selectFrom('quotes')
    .select('id')
    .where('data_key', '=', DESTROYED)
    .execute();
  for (const { id } of left) await removeRows(deps, id);
}

/** Erases quotes: the key first, so that a copy of the rows is worth nothing, then the rows (ADR 0071). */
export function createQuoteEraser(deps: Deps): QuoteEraser {
  return {
    async erase(quoteId) {
      const quote = await settled(deps.database)
        .select(['quotes.id', 'quotes.status', 'quotes.updated_at'])
        .where('quotes.id', '=', quoteId)
        .executeTakeFirst();
      if (!quote || !(await destroyKey(deps, quote, true))) return false;
      await removeRows(deps, quoteId);
      return true;
    },
    async eraseDue() {
      await finishLeft(deps);
      const counts = { draft: 0, priced: 0, application: 0, policy: 0 };
      for (const kind of KEPT_KINDS)
        for (const state of STATE_CODES) counts[kind] += await eraseKind(deps, kind, state);
      return counts;
    },
  };
}
