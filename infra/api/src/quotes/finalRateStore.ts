import type { Kysely } from 'kysely';
import { statusWithoutRates } from '@shared/domain';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import type { OpenedQuotes } from './openedQuotes';
import { markRated, type RateStore } from './rateStore';
import { findRates, ratesRow } from './sealedRates';

type Database = Kysely<DatabaseSchema>;

/**
 * The final_rates table: one encrypted row per quote. Storing a rate moves the quote to FINAL_RATED; after a failed
 * rating there is none, and the quote returns to applying (specification 4).
 */
export const createFinalRateStore = (database: Database, opened: Pick<OpenedQuotes, 'drop'>): RateStore => ({
  find: (quote) => findRates(database, 'final_rates', quote),
  save: async (quote, rates, document) => {
    opened.drop(quote.id);
    return inTransaction(database, async (transaction) => {
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
    await inTransaction(database, async (transaction) => {
      const status = statusWithoutRates(quote.status);
      if (!(await markRated(transaction, quote, { document, status }))) return;
      await transaction.deleteFrom('final_rates').where('quote_id', '=', quote.id).execute();
    });
  },
});
