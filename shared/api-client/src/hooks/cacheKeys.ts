import type { Rate } from '@shared/domain';
import type { RateQuery } from '../requests/rateQuote';

/** SWR keys of a quote's data: the kind, then the quote id. */
export const quoteCacheKey = (quoteId: string) => ['quote', quoteId] as const;

export const consentsCacheKey = (quoteId: string) => ['quote', quoteId, 'consents'] as const;

export const ratesCacheKey = (quoteId: string, { planCode = '', rateId = '' }: RateQuery) =>
  ['rates', quoteId, planCode, rateId] as const;

/** The handle of an SSN entered on this page (reading 35); kept only in memory, and cleared with the quote. */
export const socialCacheKey = (quoteId: string) => ['quote', quoteId, 'social'] as const;

/** The final rate is cleared with the rates; its key omits the handle, which does not affect the price. */
export const finalRatesCacheKey = (quoteId: string) => ['rates', quoteId, 'final'] as const;

/** Not cleared with the rates, since each rate has its own. */
export const changesCacheKey = (quoteId: string, { id, carrier_id }: Pick<Rate, 'id' | 'carrier_id'>) =>
  ['quote', quoteId, 'changes', carrier_id, id] as const;

/** Matches a quote's cached rates for any plan. */
export const isRatesOf =
  (quoteId: string) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === 'rates' && key[1] === quoteId;

/** Matches everything cached for any quote. */
export const isOfAQuote = (key: unknown): key is unknown[] =>
  Array.isArray(key) && (key[0] === 'quote' || key[0] === 'rates');

/** For data that does not change while a page is open: fetched once. */
export const ONCE = { revalidateIfStale: false, revalidateOnReconnect: false };
