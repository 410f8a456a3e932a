import type { Kysely } from 'kysely';
import { type RateResult, statusWithoutRates } from '@shared/domain';
import { openJson, placeOf, sealJson } from '../crypto/aeadBox';
import type { DatabaseSchema } from '../database/databaseSchema';
import { sealDocument } from './sealedColumns';
import type { QuoteDocument, StoredQuote } from './storedQuote';

/** A quote's current prices; `fingerprint` says what they were made from. */
export interface StoredRates {
  fingerprint: string;
  result: RateResult;
}

export interface RateStore {
  find(quote: StoredQuote): Promise<StoredRates | null>;
  /**
   * Keeps the prices of a quote that still has the version they were made from, and marks it rated; the version stays
   * (design: concurrent edits). `document` carries what rating itself settles. False when an edit came first.
   */
  save(
    quote: StoredQuote,
    rates: StoredRates & { ratedOn: string },
    document: QuoteDocument,
  ): Promise<boolean>;
  /** A rating that fails clears the rates (specification 4). */
  clear(quote: StoredQuote): Promise<void>;
}

const placeFor = (quote: StoredQuote) => placeOf('rates', 'result', quote.id);

function premiumsOf({ best_match }: RateResult): string {
  return JSON.stringify(
    Object.fromEntries(best_match?.vehicles.map((rated) => [rated.vehicle_id, rated.premium]) ?? []),
  );
}

/** The rates table: one row a quote, sealed, since a trace tells much about a person. */
export function createRateStore(database: Kysely<DatabaseSchema>): RateStore {
  return {
    find: async (quote) => {
      const row = await database
        .selectFrom('rates')
        .selectAll()
        .where('quote_id', '=', quote.id)
        .executeTakeFirst();
      return row
        ? { fingerprint: row.fingerprint, result: openJson(quote.dataKey, row.result, placeFor(quote)) }
        : null;
    },
    save: (quote, { fingerprint, result, ratedOn }, document) =>
      database.transaction().execute(async (transaction) => {
        const marked = await transaction
          .updateTable('quotes')
          .set({
            status: quote.status === 'DRAFT' ? 'RATED' : quote.status,
            sealed: sealDocument(quote.dataKey, quote.id, document),
          })
          .where('id', '=', quote.id)
          .where('version', '=', quote.version)
          .returning('id')
          .executeTakeFirst();
        if (!marked) return false;
        const row = {
          fingerprint,
          rate_version: result.best_match?.rate_version ?? '',
          rated_on: ratedOn,
          premiums: premiumsOf(result),
          result: sealJson(quote.dataKey, result, placeFor(quote)),
        };
        await transaction
          .insertInto('rates')
          .values({ quote_id: quote.id, ...row })
          .onConflict((conflict) => conflict.column('quote_id').doUpdateSet(row))
          .execute();
        return true;
      }),
    clear: (quote) =>
      database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('rates').where('quote_id', '=', quote.id).execute();
        await transaction
          .updateTable('quotes')
          .set({ status: statusWithoutRates(quote.status) })
          .where('id', '=', quote.id)
          .where('version', '=', quote.version)
          .execute();
      }),
  };
}
