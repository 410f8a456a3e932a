import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Clock } from '../clock';
import { type Vault, newKey } from '../crypto/vault';
import { type DatabaseSchema, type QuoteRow, QUOTE_COLUMNS } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import {
  openQuote,
  sealDocument,
  wrapDataKey,
  sealPart,
  sealSelectedRate,
  type PartTable,
  type QuoteWithParts,
} from './sealedColumns';
import type { QuoteDocument, StoredQuote, DriverDocument, VehicleDocument } from './storedQuote';
import { countStarted } from '../partners/partnerCounts';
import { type DatedRates, ratesRow } from './sealedRates';
import { type QuoteStatus, statusWithoutRates } from '@shared/domain';

type Connection = Kysely<DatabaseSchema> | Transaction<DatabaseSchema>;

/** Additional writes for the transaction of a quote's own write. */
export type Step = (transaction: Transaction<DatabaseSchema>, quote: StoredQuote) => Promise<unknown>;

const PARTS = (table: PartTable) => sql<QuoteWithParts['vehicles']>`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'position', p.position, 'sealed', p.sealed, 'created_at', p.created_at)), '[]'::json)
  from ${sql.table(table)} p where p.quote_id = quotes.id)`;

/** The row's version marker, which changes with every write. */
const REVISION = sql<string>`quotes.xmin::text`;

/** A quote's row with its parts and rates, still encrypted. */
const selectQuote = (database: Connection, id: string) =>
  database
    .selectFrom('quotes')
    .leftJoin('rates', 'rates.quote_id', 'quotes.id')
    .select(QUOTE_COLUMNS)
    .select([
      'rates.premiums',
      'rates.catalogue_version',
      REVISION.as('revision'),
      PARTS('vehicles').as('vehicles'),
      PARTS('drivers').as('drivers'),
    ])
    .where('quotes.id', '=', id);

/** The same, if this key opens it. */
const withKey = (database: Connection, id: string, keyHash: string) =>
  selectQuote(database, id)
    .innerJoin('quote_keys', 'quote_keys.quote_id', 'quotes.id')
    .where('quote_keys.key_hash', '=', keyHash);

/** One vehicle or driver written or removed with an edit. */
export type PartChange =
  | { table: 'vehicles'; id: string; document: VehicleDocument | null; isNew?: boolean }
  | { table: 'drivers'; id: string; document: DriverDocument | null; isNew?: boolean };

/** A shopper's edit. Missing fields stay; `emptiesRates` follows specification 4. */
export interface QuoteChange {
  document?: QuoteDocument;
  status?: QuoteStatus;
  selectedRate?: StoredQuote['selectedRate'];
  parts?: PartChange[];
  emptiesRates?: boolean;
  /** The final price to store with it. */
  finalRates?: DatedRates;
}

/** What an edit that clears the rates changes besides its answers. */
export const withoutRates = ({ status }: Pick<StoredQuote, 'status'>) =>
  ({ emptiesRates: true, status: statusWithoutRates(status) }) as const;

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

type QuoteChangeWritten = Pick<StoredQuote, 'status' | 'revision'>;

/** The quote after this change is written. */
export function applyChange(
  quote: StoredQuote,
  change: QuoteChange,
  written: QuoteChangeWritten,
  now: number,
): StoredQuote {
  const next = (change.parts ?? []).reduce((current, part) => applyPart(current, part, now), quote);
  return {
    ...next,
    ...written,
    version: quote.version + 1,
    document: change.document ?? quote.document,
    selectedRate: change.selectedRate === undefined ? quote.selectedRate : change.selectedRate,
    premiums: change.emptiesRates ? null : quote.premiums,
    catalogueVersion: change.emptiesRates ? null : quote.catalogueVersion,
  };
}

/** Premiums are stored and removed with the rates, always with a write of the quote's row. */
const losesRates = (quote: StoredQuote, change: QuoteChange): boolean =>
  change.emptiesRates === true && quote.premiums !== null;

type Written = Pick<StoredQuote, 'status' | 'revision'>;

/** Version of a quote without an answer. */
const FIRST_VERSION = 1;

/** The columns an edit writes besides its version. */
function setsOf(quote: StoredQuote, { document, status, selectedRate }: QuoteChange): RawBuilder<unknown>[] {
  const { id, dataKey } = quote;
  return [
    ...(document === undefined ? [] : [sql`sealed = ${sealDocument(dataKey, id, document)}`]),
    // Rating moves DRAFT to RATED without a new version, so an edit that clears the rates always writes the
    // status.
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(selectedRate === undefined
      ? []
      : [sql`selected_rate = ${sealSelectedRate(dataKey, id, selectedRate)}`]),
  ];
}

/**
 * The statement of every edit, as a string because the builder takes twice as long (ADR 0012). Only if the row is still
 * the one that was read and the key still opens it, it also deletes prices that the edit makes stale, and counts a partner's quote with its first
 * answer.
 */
async function writeQuoteRow(database: Connection, quote: StoredQuote, change: QuoteChange, now: number) {
  const { id, version, revision, keyHash } = quote;
  const sets = [sql`version = ${version + 1}`, sql`updated_at = ${now}`, ...setsOf(quote, change)];
  const update = sql<Written>`update quotes set ${sql.join(sets)}
    where id = ${id} and version = ${version} and xmin = ${revision}::xid
      and exists (select from quote_keys where key_hash = ${keyHash} and quote_id = ${id})
    returning id, status, ${REVISION} as revision`;
  const also = [
    ...(losesRates(quote, change)
      ? [sql`emptied as (delete from rates using written where quote_id = ${id})`]
      : []),
    // Every edit raises the version, so exactly one is the first answer.
    ...(version === FIRST_VERSION ? [countStarted(now)] : []),
  ];
  const statement =
    also.length === 0
      ? update
      : sql<Written>`with written as (${update}), ${sql.join(also)} select status, revision from written`;
  const { rows } = await statement.execute(database);
  return rows[0];
}

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

const writeFinalRates = (connection: Connection, quote: StoredQuote, rates: DatedRates) =>
  connection
    .updateTable('final_rates')
    .set(ratesRow('final_rates', quote, rates))
    .where('quote_id', '=', quote.id)
    .execute();

const isOneStatement = ({ finalRates, parts = [] }: QuoteChange): boolean =>
  !finalRates && parts.length === 0;

class StaleVersion extends Error {}

async function write(connection: Connection, quote: StoredQuote, change: QuoteChange, now: number) {
  const written = await writeQuoteRow(connection, quote, change, now);
  if (!written) throw new StaleVersion();
  for (const part of change.parts ?? []) await writePart(connection, quote, part, now);
  if (change.finalRates) await writeFinalRates(connection, quote, change.finalRates);
  return applyChange(quote, change, written, now);
}

interface WriteQuoteDeps {
  database: Kysely<DatabaseSchema>;
  clock: Clock;
}

/** Writes a change in one transaction; null if the row has changed since it was read. */
async function writeQuote(
  { database, clock }: WriteQuoteDeps,
  quote: StoredQuote,
  change: QuoteChange,
  also?: Step,
) {
  const now = clock();
  try {
    if (!also && isOneStatement(change)) return await write(database, quote, change, now);
    return await inTransaction(database, async (transaction) => {
      const saved = await write(transaction, quote, change, now);
      await also?.(transaction, saved);
      return saved;
    });
  } catch (error) {
    if (error instanceof StaleVersion) return null;
    throw error;
  }
}

const SIZE = 500;
const KEPT_FOR = 10 * 60_000;

/**
 * Caches the quotes this node opened recently, for at most ten minutes, because reading and decrypting one costs more
 * than the rest of an edit. Reads check that the row is unchanged, and writes only succeed if it is.
 */
export interface OpenedQuotes {
  get(id: string, keyHash: string): StoredQuote | null;
  put(quote: StoredQuote): void;
  drop(id: string): void;
}

export function createOpenedQuotes(clock: Clock): OpenedQuotes {
  // In order of use: the first is the least recently used.
  const kept = new Map<string, { quote: StoredQuote; until: number }>();
  const makeRoom = () => {
    for (const [id, { until }] of kept) {
      if (kept.size <= SIZE && until > clock()) return;
      kept.delete(id);
    }
  };
  return {
    get(id, keyHash) {
      const known = kept.get(id);
      return known && known.until > clock() && known.quote.keyHash === keyHash ? known.quote : null;
    },
    put(quote) {
      kept.delete(quote.id);
      kept.set(quote.id, { quote, until: clock() + KEPT_FOR });
      makeRoom();
    },
    drop: (id) => void kept.delete(id),
  };
}

interface NewQuote {
  id: string;
  keyHash: string;
  document: QuoteDocument;
}

export interface QuoteStore {
  /** The quote that this key opens, or null: unknown, keyless and someone else's are the same. */
  find(id: string, keyHash: string): Promise<StoredQuote | null>;
  /** The quote that this key opens, without knowing its id. */
  findByKey(keyHash: string): Promise<StoredQuote | null>;
  /** The quote by its id alone, for work without a shopper (a purchase); no key opened it. */
  findOwn(id: string): Promise<StoredQuote | null>;
  /**
   * This version of the quote from the node's cache, without a query: only for an edit, which `save` rejects if the
   * row has changed.
   */
  recall(id: string, keyHash: string, version: number): StoredQuote | null;
  /** Stores a new quote with its key; `also` runs in the same transaction. */
  create(quote: NewQuote, also: Step): Promise<StoredQuote>;
  /**
   * Writes an edit if the quote's row is unchanged since it was read, and raises the version; `also` runs in the same
   * transaction. Returns the new quote, or null if a shopper or rating wrote first.
   */
  save(quote: StoredQuote, change: QuoteChange, also?: Step): Promise<StoredQuote | null>;
}

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
    version: FIRST_VERSION,
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
  const made = await inTransaction(deps.database, async (transaction) => {
    const { revision } = await transaction
      .insertInto('quotes')
      .values(row)
      .returning(REVISION.as('revision'))
      .executeTakeFirstOrThrow();
    await transaction.insertInto('quote_keys').values(key).execute();
    const empty = { vehicles: [], drivers: [], premiums: null, catalogue_version: null };
    const quote = openQuote(deps.vault, { ...row, ...empty, revision }, keyHash);
    await also(transaction, quote);
    return quote;
  });
  deps.opened.put(made);
  return made;
}

async function save(deps: Deps, quote: StoredQuote, change: QuoteChange, also?: Step) {
  const saved = await writeQuote(deps, quote, change, also);
  if (saved) deps.opened.put(saved);
  else deps.opened.drop(quote.id);
  return saved;
}

async function find({ database, vault, opened }: Deps, id: string, keyHash: string) {
  const known = opened.get(id, keyHash);
  if (known) {
    const now = database
      .selectFrom('quotes')
      .innerJoin('quote_keys', 'quote_keys.quote_id', 'quotes.id')
      .select(REVISION.as('revision'))
      .where('quotes.id', '=', id)
      .where('quote_keys.key_hash', '=', keyHash);
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

/** Reads and writes quotes; handles rows and encryption, no insurance rules. */
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
