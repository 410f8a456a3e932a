import type { Rate } from '@shared/domain';
import type { RateQuery } from '../requests/rateQuote';

/** SWR keys of what belongs to a quote: the kind, then the quote's id. */
export const quoteCacheKey = (quoteId: string) => ['quote', quoteId] as const;

export const consentsCacheKey = (quoteId: string) => ['quote', quoteId, 'consents'] as const;

export const ratesCacheKey = (quoteId: string, { planCode = '', rateId = '' }: RateQuery) =>
  ['rates', quoteId, planCode, rateId] as const;

/** The handle of a social told on this page (reading 35); in memory alone, and gone with the quote. */
export const socialCacheKey = (quoteId: string) => ['quote', quoteId, 'social'] as const;

/** The final rate goes with the rates; the handle it was asked with makes no other price. */
export const finalRatesCacheKey = (quoteId: string) => ['rates', quoteId, 'final'] as const;

/** Belongs to a quote's rates and goes with them. */
export const changesCacheKey = (quoteId: string, { id, carrier_id }: Pick<Rate, 'id' | 'carrier_id'>) =>
  ['rates', quoteId, 'changes', carrier_id, id] as const;

/** Picks the cached rates of a quote, whatever the plan. */
export const isRatesOf =
  (quoteId: string) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === 'rates' && key[1] === quoteId;

/** Picks all that belongs to any quote. */
export const isOfAQuote = (key: unknown): key is unknown[] =>
  Array.isArray(key) && (key[0] === 'quote' || key[0] === 'rates');

/** What does not change while a page lives: asked for once. */
export const ONCE = { revalidateIfStale: false, revalidateOnReconnect: false };
