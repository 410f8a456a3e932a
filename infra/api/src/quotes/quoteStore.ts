import { type Kysely, sql, type Transaction } from 'kysely';
import type { QuoteStatus } from '@shared/domain';
import type { Clock } from '../clock';
import { errorCodeOf } from '../errorCodeOf';
import type { Vault } from '../crypto/vault';
import { newKey } from '../crypto/vault';
import { type DatabaseSchema, QUOTE_COLUMNS, type QuoteRow } from '../database/databaseSchema';
import { createOpenedQuotes, type OpenedQuotes } from './openedQuotes';
import type { DriverDocument, QuoteDocument, StoredQuote, VehicleDocument } from './storedQuote';
import type { PartTable, QuoteWithParts } from './sealedColumns';
import { openQuote, sealDocument, sealPart, sealSelectedRate, wrapDataKey } from './sealedColumns';

export type Connection = Kysely<DatabaseSchema> | Transaction<DatabaseSchema>;
type Step = (transaction: Transaction<DatabaseSchema>, quote: StoredQuote) => Promise<unknown>;

/** One vehicle or driver written or removed with an edit. */
export type PartChange =
  | { table: 'vehicles'; id: string; document: VehicleDocument | null; isNew?: boolean }
  | { table: 'drivers'; id: string; document: DriverDocument | null; isNew?: boolean };

/** A shopper's edit. Whatever is absent stays; `emptiesRates` as specification 4 says. */
export interface QuoteChange {
  document?: QuoteDocument;
  status?: QuoteStatus;
  selectedRate?: StoredQuote['selectedRate'];
  parts?: PartChange[];
  emptiesRates?: boolean;
}

interface NewQuote {
  id: string;
  keyHash: string;
  document: QuoteDocument;
}

export interface QuoteStore {
  /** The quote that this key opens, or null: foreign, unknown and keyless are one. */
  find(id: string, keyHash: string): Promise<StoredQuote | null>;
  /** The quote that this key opens, whose id the caller need not know. */
  findByKey(keyHash: string): Promise<StoredQuote | null>;
  /** The quote by its id alone, for what goes on without a shopper (a purchase); it was opened by no key. */
  findOwn(id: string): Promise<StoredQuote | null>;
  /**
   * The quote at this version as this node last saw it, without asking the database: for an edit only, which `save`
   * then refuses if the row has changed.
   */
  recall(id: string, keyHash: string, version: number): StoredQuote | null;
  /** Stores a new quote with its key; `also` runs in the same transaction. */
  create(quote: NewQuote, also: Step): Promise<StoredQuote>;
  /**
   * Writes an edit if the quote's row is still the one it was read from, and bumps the version; `also` runs in the same
   * transaction. Answers the quote as it is now, or null when somebody else was faster: a shopper, or rating.
   */
  save(quote: StoredQuote, change: QuoteChange, also?: Step): Promise<StoredQuote | null>;
}

const PARTS = (table: PartTable) => sql<QuoteWithParts['vehicles']>`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'position', p.position, 'sealed', p.sealed, 'created_at', p.created_at)), '[]'::json)
  from ${sql.table(table)} p where p.quote_id = quotes.id)`;

const REVISION = sql<string>`quotes.xmin::text`;

const selectQuote = (database: Connection, id: string) =>
  database
    .selectFrom('quotes')
    .leftJoin('rates', 'rates.quote_id', 'quotes.id')
    .select(QUOTE_COLUMNS)
    .select([
      'rates.premiums',
      REVISION.as('revision'),
      PARTS('vehicles').as('vehicles'),
      PARTS('drivers').as('drivers'),
    ])
    .where('quotes.id', '=', id);

const withKey = (database: Connection, id: string, keyHash: string) =>
  selectQuote(database, id)
    .innerJoin('quote_keys', 'quote_keys.quote_id', 'quotes.id')
    .where('quote_keys.key_hash', '=', keyHash);

const writeQuoteRow = (database: Connection, quote: StoredQuote, change: QuoteChange, now: number) =>
  database
    .updateTable('quotes')
    .set({ version: quote.version + 1, updated_at: now })
    .$if(change.document !== undefined, (update) =>
      update.set({ sealed: sealDocument(quote.dataKey, quote.id, change.document ?? quote.document) }),
    )
    // Rating moves DRAFT to RATED without a version: an edit that empties the rates therefore always writes the status.
    .$if(change.status !== undefined, (update) => update.set({ status: change.status ?? quote.status }))
    .$if(change.selectedRate !== undefined, (update) =>
      update.set({ selected_rate: sealSelectedRate(quote.dataKey, quote.id, change.selectedRate ?? null) }),
    )
    .where('id', '=', quote.id)
    .where('version', '=', quote.version)
    .where(sql`xmin`, '=', sql`${quote.revision}::xid`)
    .returning(['status', REVISION.as('revision')])
    .executeTakeFirst();

async function writePart(database: Connection, quote: StoredQuote, part: PartChange, now: number) {
  const { table, id, document } = part;
  if (document === null) return database.deleteFrom(table).where('id', '=', id).execute();
  const sealed = sealPart(quote.dataKey, table, id, document);
  if (!part.isNew) return database.updateTable(table).set({ sealed }).where('id', '=', id).execute();
  const position = Math.max(0, ...quote[table].map((row) => row.position)) + 1;
  return database
    .insertInto(table)
    .values({ id, quote_id: quote.id, position, sealed, created_at: now })
    .execute();
}

function applyPart(quote: StoredQuote, part: PartChange, now: number): StoredQuote {
  const apply = <D>(
    rows: { id: string; createdAt: number; position: number; document: D }[],
    document: D | null,
  ) => {
    if (document === null) return rows.filter((row) => row.id !== part.id);
    if (!part.isNew) return rows.map((row) => (row.id === part.id ? { ...row, document } : row));
    const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
    return [...rows, { id: part.id, createdAt: now, position, document }];
  };
  return part.table === 'vehicles'
    ? { ...quote, vehicles: apply(quote.vehicles, part.document) }
    : { ...quote, drivers: apply(quote.drivers, part.document) };
}

type Written = Pick<StoredQuote, 'status' | 'revision'>;

function applyChange(quote: StoredQuote, change: QuoteChange, written: Written, now: number): StoredQuote {
  const next = (change.parts ?? []).reduce((current, part) => applyPart(current, part, now), quote);
  return {
    ...next,
    ...written,
    version: quote.version + 1,
    document: change.document ?? quote.document,
    selectedRate: change.selectedRate === undefined ? quote.selectedRate : change.selectedRate,
    premiums: change.emptiesRates ? null : quote.premiums,
  };
}

class StaleVersion extends Error {}

interface Deps {
  database: Kysely<DatabaseSchema>;
  vault: Vault;
  clock: Clock;
  opened: OpenedQuotes;
}

function newRow({ vault, clock }: Deps, id: string, document: QuoteDocument): QuoteRow {
  const dataKey = newKey();
  const now = clock();
  return {
    id,
    version: 1,
    status: 'DRAFT',
    state_code: document.address.state,
    data_key: wrapDataKey(vault, id, dataKey),
    sealed: sealDocument(dataKey, id, document),
    selected_rate: null,
    created_at: now,
    updated_at: now,
  };
}

async function create(deps: Deps, { id, keyHash, document }: NewQuote, also: Step): Promise<StoredQuote> {
  const row = newRow(deps, id, document);
  const key = { key_hash: keyHash, quote_id: id, created_at: row.created_at };
  const made = await deps.database.transaction().execute(async (transaction) => {
    const { revision } = await transaction
      .insertInto('quotes')
      .values(row)
      .returning(REVISION.as('revision'))
      .executeTakeFirstOrThrow();
    await transaction.insertInto('quote_keys').values(key).execute();
    const empty = { vehicles: [], drivers: [], premiums: null };
    const quote = openQuote(deps.vault, { ...row, ...empty, revision }, keyHash);
    await also(transaction, quote);
    return quote;
  });
  deps.opened.put(made);
  return made;
}

/** Premiums come and go with the rates, and not without a write of the quote's row. */
const losesRates = (quote: StoredQuote, change: QuoteChange): boolean =>
  change.emptiesRates === true && quote.premiums !== null;

async function write(connection: Connection, quote: StoredQuote, change: QuoteChange, now: number) {
  const written = await writeQuoteRow(connection, quote, change, now);
  if (!written) throw new StaleVersion();
  for (const part of change.parts ?? []) await writePart(connection, quote, part, now);
  if (losesRates(quote, change))
    await connection.deleteFrom('rates').where('quote_id', '=', quote.id).execute();
  return applyChange(quote, change, written, now);
}

async function saveRows({ database, clock }: Deps, quote: StoredQuote, change: QuoteChange, also?: Step) {
  const now = clock();
  const isOneStatement = !also && !losesRates(quote, change) && (change.parts ?? []).length === 0;
  try {
    if (isOneStatement) return await write(database, quote, change, now);
    return await database.transaction().execute(async (transaction) => {
      const saved = await write(transaction, quote, change, now);
      await also?.(transaction, saved);
      return saved;
    });
  } catch (error) {
    if (error instanceof StaleVersion) return null;
    throw error;
  }
}

async function save(deps: Deps, quote: StoredQuote, change: QuoteChange, also?: Step) {
  const saved = await saveRows(deps, quote, change, also);
  if (saved) deps.opened.put(saved);
  else deps.opened.drop(quote.id);
  return saved;
}

async function find({ database, vault, opened }: Deps, id: string, keyHash: string) {
  const known = opened.get(id, keyHash);
  if (known) {
    const now = database.selectFrom('quotes').select(REVISION.as('revision')).where('id', '=', id);
    if ((await now.executeTakeFirst())?.revision === known.revision) return known;
  }
  const row = await withKey(database, id, keyHash).executeTakeFirst();
  if (!row) return null;
  const quote = openQuote(vault, row, keyHash);
  opened.put(quote);
  return quote;
}

async function findOwn({ database, vault }: Deps, id: string) {
  const row = await selectQuote(database, id).executeTakeFirst();
  return row ? openQuote(vault, row, '') : null;
}

/** Reads and writes quotes; knows rows and seals, no rule of the trade. */
export function createQuoteStore(
  database: Kysely<DatabaseSchema>,
  vault: Vault,
  clock: Clock,
  opened: OpenedQuotes = createOpenedQuotes(clock),
): QuoteStore {
  const deps = { database, vault, clock, opened };
  return {
    find: (id, keyHash) => find(deps, id, keyHash),
    async findByKey(keyHash) {
      const key = database.selectFrom('quote_keys').select('quote_id').where('key_hash', '=', keyHash);
      const row = await key.executeTakeFirst();
      return row ? find(deps, row.quote_id, keyHash) : null;
    },
    findOwn: (id) => findOwn(deps, id),
    recall: (id, keyHash, version) => {
      const known = opened.get(id, keyHash);
      return known?.version === version ? known : null;
    },
    create: (quote, also) => create(deps, quote, also),
    save: (quote, change, also) => save(deps, quote, change, also),
  };
}

/** Whether a write failed on a unique index (SQLSTATE 23505), as both engines say it. */
export const isDuplicateKey = (error: unknown): boolean => errorCodeOf(error) === '23505';
