import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import { canTransition, type QuoteStatus } from '@shared/domain';
import type { Clock } from '../clock';
import { openText, placeOf, sealJson } from '../crypto/vault';
import type { DatabaseSchema, PurchasesTable } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import type { QuoteStore, OpenedQuotes } from '../quotes/quoteStore';
import { sealDocument } from '../quotes/sealedColumns';
import type { QuoteDocument, StoredQuote } from '../quotes/storedQuote';
import { NEVER, type OpenPurchase, type Purchase, type PurchaseOrder } from './purchase';

type Database = Kysely<DatabaseSchema>;
export type Write = (transaction: Transaction<DatabaseSchema>) => Promise<unknown>;

/** Lease after which other nodes may continue the purchase of a node that died. */
const LEASE = 60_000;
const BATCH = 10;

/** One step of a purchase, stored completely or not at all. */
interface Move {
  to: QuoteStatus;
  document?: Partial<QuoteDocument>;
  purchase?: Updateable<PurchasesTable>;
  /** Replaces the original order. */
  order?: PurchaseOrder;
  also?: Write;
}

export interface PurchaseStore {
  /** Opens a purchase with its first transition. @throws a duplicate key if the quote already has a live one. */
  create(quote: StoredQuote, row: NewPurchase, move: Move): Promise<boolean>;
  live(quoteId: string): Promise<OpenPurchase | null>;
  find(id: string): Promise<OpenPurchase | null>;
  findBy(column: 'session_id' | 'envelope_id', value: string): Promise<string | null>;
  /** False if the quote has changed since it was read, because someone else took the step. */
  move(open: OpenPurchase, move: Move): Promise<boolean>;
  /** Claims some due purchases; no other node gets them meanwhile. */
  claim(): Promise<ClaimedPurchase[]>;
  /** Schedules the next check, unless the purchase was written since it was read, because a later write takes precedence. */
  postpone(read: Pick<Purchase, 'id' | 'revision'>, at: number): Promise<void>;
  /** Makes the purchase due in a minute at the latest, unless it is done. */
  expect(transaction: Transaction<DatabaseSchema>, id: string): Promise<void>;
  /** Makes the purchase due now, unless it is done. */
  makeDue(id: string): Promise<void>;
  /** Ended ones whose papers may still be waiting for a signature. */
  leftOpen(): Promise<Pick<Purchase, 'id' | 'envelope_id'>[]>;
  /** Marks it as done. */
  settle(id: string): Promise<void>;
}

export interface ClaimedPurchase extends Pick<Purchase, 'id' | 'revision'> {
  attempts: number;
}

type NewPurchase = Pick<Insertable<PurchasesTable>, 'id' | 'system' | 'session_id'> & {
  order: PurchaseOrder;
};

const COLUMNS = [
  'id',
  'quote_id',
  'live',
  'system',
  'amount',
  'session_id',
  'authorization_id',
  'envelope_id',
  'policy_number',
  'ends_as',
  'sign_by',
  'created_at',
  'sealed',
] as const;

const placeFor = (id: string) => placeOf('purchases', 'sealed', id);

const sealOrder = ({ dataKey }: StoredQuote, id: string, order: PurchaseOrder) =>
  sealJson(dataKey, order, placeFor(id));

const REVISION = sql<string>`purchases.xmin::text`;
const QUOTE_REVISION = sql<string>`(select q.xmin::text from quotes q where q.id = purchases.quote_id)`;
const rowsIn = (database: Database) =>
  database
    .selectFrom('purchases')
    .select(COLUMNS)
    .select([REVISION.as('revision'), QUOTE_REVISION.as('quote_revision')]);

type Row = Pick<Selectable<PurchasesTable>, (typeof COLUMNS)[number]> &
  Pick<Purchase, 'revision'> & { quote_revision: string };

function openRow({ sealed, ...row }: Row, { dataKey }: StoredQuote): Purchase {
  return { ...row, order: JSON.parse(openText(dataKey, sealed, placeFor(row.id))) };
}

interface Deps {
  database: Database;
  quotes: QuoteStore;
  clock: Clock;
  opened: Pick<OpenedQuotes, 'drop'>;
}

/**
 * A purchase and its quote as they were at one moment. If a step was written between the two reads, both are read
 * again: bind would otherwise answer with an envelope, and with a quote that does not name it yet.
 */
async function openOf({ quotes }: Deps, quoteId: string, read: () => Promise<Row | undefined>) {
  for (;;) {
    const quote = await quotes.findOwn(quoteId);
    const row = quote && (await read());
    if (!row) return null;
    if (row.quote_revision === quote.revision) return { purchase: openRow(row, quote), quote };
  }
}

class Overtaken extends Error {}

/** Writes the quote's part of a step if its row is unchanged since it was read. */
async function moveQuote(
  transaction: Transaction<DatabaseSchema>,
  quote: StoredQuote,
  { to, document }: Move,
) {
  if (to !== quote.status && !canTransition(quote.status, to)) {
    throw new Error(`no purchase goes from ${quote.status} to ${to}`);
  }
  const written = await transaction
    .updateTable('quotes')
    .set({
      status: to,
      ...(document && { sealed: sealDocument(quote.dataKey, quote.id, { ...quote.document, ...document }) }),
    })
    .where('id', '=', quote.id)
    .where(sql`xmin`, '=', sql`${quote.revision}::xid`)
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new Overtaken();
}

async function inOne({ database, opened }: Deps, quote: StoredQuote, write: Write): Promise<boolean> {
  try {
    await inTransaction(database, write);
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  } finally {
    opened.drop(quote.id);
  }
}

const create = (deps: Deps, quote: StoredQuote, { order, ...row }: NewPurchase, move: Move) =>
  inOne(deps, quote, async (transaction) => {
    await moveQuote(transaction, quote, move);
    const now = deps.clock();
    const sealed = sealOrder(quote, row.id, order);
    await transaction
      .insertInto('purchases')
      .values({
        ...row,
        quote_id: quote.id,
        live: true,
        amount: order.amount,
        sealed,
        next_at: now + LEASE,
        created_at: now,
      })
      .execute();
    await move.also?.(transaction);
  });

const moveOne = (deps: Deps, { purchase, quote }: OpenPurchase, move: Move) =>
  inOne(deps, quote, async (transaction) => {
    await moveQuote(transaction, quote, move);
    const sealed = move.order && sealOrder(quote, purchase.id, move.order);
    const next = { attempts: 0, next_at: deps.clock(), ...move.purchase, ...(sealed && { sealed }) };
    await transaction.updateTable('purchases').set(next).where('id', '=', purchase.id).execute();
    await move.also?.(transaction);
  });

/** Claimed by update, like letters: the moved time reserves it for this node. */
const claim = (database: Database, now: number) =>
  database
    .updateTable('purchases')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_at: now + LEASE }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('purchases')
        .select('id')
        .where('live', '=', sql.lit(true))
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'attempts', REVISION.as('revision')])
    .execute();

const leftOpen = (database: Database) =>
  database
    .selectFrom('purchases')
    .select(['id', 'envelope_id'])
    .where('live', '=', sql.lit(false))
    .where('envelope_id', 'is not', null)
    .where('next_at', '<', NEVER)
    .execute();

async function expectSoon(transaction: Transaction<DatabaseSchema>, id: string, at: number): Promise<void> {
  const late = transaction.updateTable('purchases').set({ next_at: at }).where('id', '=', id);
  await late.where('next_at', '>', at).where('next_at', '<', NEVER).execute();
}

/** Reads and writes purchases; handles rows and encryption, no insurance rules. */
export function createPurchaseStore(deps: Deps): PurchaseStore {
  const { database, clock } = deps;
  const rows = () => rowsIn(database);
  const lookAt = (id: string, at: number) =>
    database.updateTable('purchases').set({ next_at: at }).where('id', '=', id);
  return {
    create: (quote, row, move) => create(deps, quote, row, move),
    live: (quoteId) =>
      openOf(deps, quoteId, () =>
        rows().where('quote_id', '=', quoteId).where('live', '=', true).executeTakeFirst(),
      ),
    async find(id) {
      const one = database.selectFrom('purchases').select('quote_id').where('id', '=', id);
      const row = await one.executeTakeFirst();
      return row ? openOf(deps, row.quote_id, () => rows().where('id', '=', id).executeTakeFirst()) : null;
    },
    async findBy(column, value) {
      const found = database.selectFrom('purchases').select('id').where(column, '=', value);
      return (await found.executeTakeFirst())?.id ?? null;
    },
    move: (open, move) => moveOne(deps, open, move),
    claim: () => claim(database, clock()),
    async postpone({ id, revision }, at) {
      await lookAt(id, at)
        .where(sql`xmin`, '=', sql`${revision}::xid`)
        .execute();
    },
    expect: (transaction, id) => expectSoon(transaction, id, clock() + LEASE),
    async makeDue(id) {
      await lookAt(id, clock()).where('next_at', '<', NEVER).execute();
    },
    leftOpen: () => leftOpen(database),
    settle: async (id) => void (await lookAt(id, NEVER).execute()),
  };
}
