import type { RateResult } from '@shared/domain';
import useSWR, { useSWRConfig } from 'swr';
import { rateFinalQuote } from '../requests/rateFinalQuote';
import { ApiError } from '../transport/apiError';
import { useApi, type Api } from './apiContext';
import { finalRatesCacheKey, ONCE, quoteCacheKey, socialCacheKey } from './cacheKeys';
import { useQuoteId } from './useQuoteId';
import type { RatesState } from './useRates';

/**
 * The stored quote's final rate, requested on first use and after each edit; emits RATED_FINAL_QUOTE. Sends the handle
 * of an SSN entered on this page, or else the API uses the stored one (reading 35).
 */
export function useFinalRates(): Omit<RatesState, 'ratedFor'> {
  const api = useApi();
  const { mutate: mutateAny } = useSWRConfig();
  const quoteId = useQuoteId();
  const { data: social } = useSWR<string>(quoteId === null ? null : socialCacheKey(quoteId), null);
  const { data, error, isLoading, isValidating, mutate } = useSWR<
    RateResult,
    ApiError,
    ReturnType<typeof finalRatesCacheKey> | null
  >(
    quoteId === null ? null : finalRatesCacheKey(quoteId),
    async ([, wanted]) => {
      const rates = await rate(api, wanted, social ?? null);
      // Rating updates number, term and status of the quote; the page may be gone by now.
      mutateAny(quoteCacheKey(wanted)).catch(() => undefined);
      return rates;
    },
    ONCE,
  );
  return { rates: data, error, isLoading, isRating: isValidating, retry: () => void mutate() };
}

async function rate({ transport, bus }: Api, quoteId: string, social: string | null): Promise<RateResult> {
  bus.emit('RATING_QUOTE', { quoteId });
  const rates = await rateFinalQuote(transport, quoteId, social).catch((error: unknown) => {
    // A handle expires after fifteen minutes; the SSN is stored as long as the quote.
    if (social === null || !(error instanceof ApiError && error.has('social_handle_spent'))) throw error;
    return rateFinalQuote(transport, quoteId, null);
  });
  const { carrier_id: carrier, policy_premium: premium } = rates.best_match ?? {};
  bus.emit('RATED_FINAL_QUOTE', { quoteId, carrier: carrier ?? null, premium: premium ?? null });
  return rates;
}
