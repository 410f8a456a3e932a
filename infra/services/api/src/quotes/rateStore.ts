import { type Kysely, sql } from 'kysely';
import { type RateResult, statusWithoutRates } from '@shared/domain';
import type { Clock } from '../clock';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import { countPriced } from '../partners/partnerCounts';
import { sealDocument } from './sealedColumns';
import { type DatedRates, findRates, ratesRow, type StoredRates } from './sealedRates';
import type { OpenedQuotes } from './quoteStore';
import type { QuoteDocument, StoredQuote } from './storedQuote';

export interface RateStore {
  find(quote: StoredQuote): Promise<StoredRates | null>;
  /**
   * Stores the prices of a quote whose row is unchanged since they were made, and marks it rated; the version stays
   * (design: concurrent edits). `document` contains what rating itself settles. False if something else was written
   * first.
   */
  save(quote: StoredQuote, rates: DatedRates, document: QuoteDocument): Promise<boolean>;
  /** A failed rating clears the rates (specification 4). */
  clear(quote: StoredQuote): Promise<void>;
}

function premiumsOf({ best_match }: RateResult): string {
  return JSON.stringify(
    Object.fromEntries(best_match?.vehicles.map((rated) => [rated.vehicle_id, rated.premium]) ?? []),
  );
}

type Database = Kysely<DatabaseSchema>;

const rowOf = (quote: StoredQuote, rates: DatedRates) => ({
  ...ratesRow('rates', quote, rates),
  premiums: premiumsOf(rates.result),
  catalogue_version: rates.result.best_match?.catalogue_version ?? null,
});

/** By revision instead of version, because a purchase moves its quote without raising the version. */
const asItWasRead = (quote: StoredQuote) => sql<boolean>`id = ${quote.id} and xmin = ${quote.revision}::xid`;

/** Marks a quote that neither an edit nor a purchase has moved meanwhile; undefined if one has. */
export const markRated = (
  database: Database,
  quote: StoredQuote,
  { document, status }: Pick<StoredQuote, 'document' | 'status'>,
) =>
  database
    .updateTable('quotes')
    .set({
      status,
      sealed: sealDocument(quote.dataKey, quote.id, document),
    })
    .where(asItWasRead(quote))
    .returning('id')
    .executeTakeFirst();

/** If the quote was moved meanwhile, its stored rates are newer than this failure or belong to a purchase, so they stay. */
async function clear(database: Database, quote: StoredQuote): Promise<void> {
  const marked = await database
    .updateTable('quotes')
    .set({ status: statusWithoutRates(quote.status) })
    .where(asItWasRead(quote))
    .returning('id')
    .executeTakeFirst();
  if (marked) await database.deleteFrom('rates').where('quote_id', '=', quote.id).execute();
}

/** The rates table: one row per quote, encrypted, because a trace reveals much about a person. */
export const createRateStore = (
  database: Database,
  opened: Pick<OpenedQuotes, 'drop'>,
  clock: Clock,
): RateStore => ({
  find: (quote) => findRates(database, 'rates', quote),
  save: async (quote, rates, document) => {
    // Rating also writes the quote's row, so this node's cached copy is outdated.
    opened.drop(quote.id);
    const status = quote.status === 'DRAFT' ? 'RATED' : quote.status;
    const sealed = sealDocument(quote.dataKey, quote.id, document);
    const row = rowOf(quote, rates);
    // One statement: prices are stored, and counted, only if the row is still the one that was read.
    const { rows } = await sql`with marked as (
        update quotes set status = ${status}, sealed = ${sealed} where ${asItWasRead(quote)} returning id),
        ${countPriced(clock())}
      insert into rates (quote_id, fingerprint, rate_version, rated_on, result, premiums, catalogue_version)
      select id, ${row.fingerprint}, ${row.rate_version}, ${row.rated_on}, ${row.result}, ${row.premiums},
        ${row.catalogue_version} from marked
      on conflict (quote_id) do update set fingerprint = excluded.fingerprint, rate_version = excluded.rate_version,
        rated_on = excluded.rated_on, result = excluded.result, premiums = excluded.premiums,
        catalogue_version = excluded.catalogue_version
      returning quote_id`.execute(database);
    return rows.length > 0;
  },
  clear: async (quote) => {
    opened.drop(quote.id);
    await inTransaction(database, (transaction) => clear(transaction, quote));
  },
});
