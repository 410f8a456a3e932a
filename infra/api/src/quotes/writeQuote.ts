import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import { countStarted } from '../partners/partnerCounts';
import { applyChange, losesRates, type PartChange, type QuoteChange } from './quoteChange';
import { sealDocument, sealPart, sealSelectedRate } from './sealedColumns';
import { type DatedRates, ratesRow } from './sealedRates';
import { type Connection, REVISION, type Step } from './selectQuote';
import type { StoredQuote } from './storedQuote';

type Written = Pick<StoredQuote, 'status' | 'revision'>;

/** Version of a quote without an answer. */
export const FIRST_VERSION = 1;

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

interface Deps {
  database: Kysely<DatabaseSchema>;
  clock: Clock;
}

/** Writes a change in one transaction; null if the row has changed since it was read. */
export async function writeQuote(
  { database, clock }: Deps,
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
