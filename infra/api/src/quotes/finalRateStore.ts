import type { Kysely } from 'kysely';
import { statusWithoutRates } from '@shared/domain';
import type { DatabaseSchema } from '../database/databaseSchema';
import type { OpenedQuotes } from './openedQuotes';
import { markRated } from './rateStore';
import { openRates, ratesRow, type StoredRates } from './sealedRates';
import type { QuoteDocument, StoredQuote } from './storedQuote';

export interface FinalRateStore {
  find(quote: StoredQuote): Promise<StoredRates | null>;
  /** Keeps a final rate and moves the quote to FINAL_RATED; the version stays. False when an edit came first. */
  save(
    quote: StoredQuote,
    rates: StoredRates & { ratedOn: string },
    document: QuoteDocument,
  ): Promise<boolean>;
  /** A rating that fails leaves no final rate: the quote applies again (specification 4). */
  clear(quote: StoredQuote): Promise<void>;
}

type Database = Kysely<DatabaseSchema>;

async function find(database: Database, quote: StoredQuote): Promise<StoredRates | null> {
  const row = await database
    .selectFrom('final_rates')
    .select(['fingerprint', 'result'])
    .where('quote_id', '=', quote.id)
    .executeTakeFirst();
  return openRates('final_rates', quote, row);
}

/** The final_rates table: one row a quote, sealed. */
export const createFinalRateStore = (
  database: Database,
  opened: Pick<OpenedQuotes, 'drop'>,
): FinalRateStore => ({
  find: (quote) => find(database, quote),
  save: async (quote, rates, document) => {
    opened.drop(quote.id);
    return database.transaction().execute(async (transaction) => {
      if (!(await markRated(transaction, quote, { document, status: 'FINAL_RATED' }))) return false;
      const row = ratesRow('final_rates', quote, rates);
      await transaction
        .insertInto('final_rates')
        .values({ quote_id: quote.id, ...row })
        .onConflict((conflict) => conflict.column('quote_id').doUpdateSet(row))
        .execute();
      return true;
    });
  },
  clear: async (quote) => {
    opened.drop(quote.id);
    const { document } = quote;
    await database.transaction().execute(async (transaction) => {
      await markRated(transaction, quote, { document, status: statusWithoutRates(quote.status) });
      await transaction.deleteFrom('final_rates').where('quote_id', '=', quote.id).execute();
    });
  },
});
