import type { RateResult } from '@shared/domain';
import useSWR, { useSWRConfig } from 'swr';
import { rateFinalQuote } from '../requests/rateFinalQuote';
import { ApiError } from '../transport/apiError';
import { useApi, type Api } from './apiContext';
import { finalRatesCacheKey, ONCE, quoteCacheKey, socialCacheKey } from './cacheKeys';
import { useQuoteId } from './useQuoteId';
import type { RatesState } from './useRates';

/**
 * The final rate of the stored quote, rated when first asked for and after each edit; emits RATED_FINAL_QUOTE. Asked with the
 * handle of a social that was told on this page, else with the stored one (reading 35).
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
      // It writes number, term and status into the quote. The page may be gone by now.
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
    // A handle lives fifteen minutes, the social it names as long as the quote.
    if (social === null || !(error instanceof ApiError && error.has('social_handle_spent'))) throw error;
    return rateFinalQuote(transport, quoteId, null);
  });
  const { carrier_id: carrier, policy_premium: premium } = rates.best_match ?? {};
  bus.emit('RATED_FINAL_QUOTE', { quoteId, carrier: carrier ?? null, premium: premium ?? null });
  return rates;
}
