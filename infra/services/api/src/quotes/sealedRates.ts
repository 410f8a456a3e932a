import type { RateResult } from '@shared/domain';
import type { Kysely } from 'kysely';
import { openText, placeOf, sealJson } from '../crypto/vault';
import type { DatabaseSchema } from '../database/databaseSchema';
import type { StoredQuote } from './storedQuote';

/** Stored prices; `fingerprint` identifies their inputs. */
export interface StoredRates {
  fingerprint: string;
  result: RateResult;
}

/** Prices with the ISO date on which they were made. */
export interface DatedRates extends StoredRates {
  ratedOn: string;
}

/** The tables for prices: the comparison's, and the final one. */
type RatesTable = 'rates' | 'final_rates';

const placeFor = (table: RatesTable, quote: StoredQuote) => placeOf(table, 'result', quote.id);

/** The prices of a quote, or null if there are none. */
export async function findRates(
  database: Kysely<DatabaseSchema>,
  table: RatesTable,
  quote: StoredQuote,
): Promise<StoredRates | null> {
  const row = await database
    .selectFrom(table)
    .select(['fingerprint', 'result'])
    .where('quote_id', '=', quote.id)
    .executeTakeFirst();
  if (!row) return null;
  const { fingerprint, result } = row;
  return { fingerprint, result: JSON.parse(openText(quote.dataKey, result, placeFor(table, quote))) };
}

/** The row of prices, encrypted, because a trace reveals much about a person. */
export function ratesRow(
  table: RatesTable,
  quote: StoredQuote,
  { fingerprint, result, ratedOn }: DatedRates,
) {
  return {
    fingerprint,
    rate_version: result.best_match?.rate_version ?? '',
    rated_on: ratedOn,
    result: sealJson(quote.dataKey, result, placeFor(table, quote)),
  };
}
