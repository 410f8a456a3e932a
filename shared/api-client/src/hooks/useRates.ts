import type { RateResult } from '@shared/domain';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { rateQuote, type RateQuery } from '../requests/rateQuote';
import type { ApiError } from '../transport/apiError';
import { useApi, type Api } from './apiContext';
import { ONCE, quoteCacheKey, ratesCacheKey } from './cacheKeys';
import { useQuoteId } from './useQuoteId';

export interface RatesState {
  rates: RateResult | undefined;
  /** What those rates were asked for with: while another query is under way, the one before. */
  ratedFor: RateQuery | undefined;
  error: ApiError | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** Rating goes on, perhaps behind prices that show (another plan, another package). */
  isRating: boolean;
  retry: () => void;
}

/** The quote's rates, rated when first asked for and after each edit; emits RATING_QUOTE and RATED_QUOTE. */
export function useRates({ quoteId: id, ...query }: RateQuery & { quoteId?: string } = {}): RatesState {
  const api = useApi();
  const { mutate: mutateAny } = useSWRConfig();
  const stored = useQuoteId();
  const quoteId = id ?? stored;
  const { data, error, isLoading, isValidating, mutate } = useSWR<
    Answered,
    ApiError,
    ReturnType<typeof ratesCacheKey> | null
  >(
    quoteId === null ? null : ratesCacheKey(quoteId, query),
    async ([, wanted]) => {
      const rates = await rate(api, wanted, query);
      // Rating writes quote number, status and premiums into the quote. The page may be gone by now.
      mutateAny(quoteCacheKey(wanted)).catch(() => undefined);
      return { rates, query };
    },
    { ...ONCE, keepPreviousData: true },
  );
  return {
    rates: data?.rates,
    ratedFor: data?.query,
    error,
    isLoading,
    isRating: isValidating,
    retry: () => void mutate(),
  };
}

/** Forgets what is known for a query, so that asking with it rates again: the server keeps the way of paying last asked. */
export function useForgetRates(): (quoteId: string, query: RateQuery) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (quoteId, query) => void mutate(ratesCacheKey(quoteId, query), undefined, { revalidate: false }),
    [mutate],
  );
}

interface Answered {
  rates: RateResult;
  query: RateQuery;
}

async function rate({ transport, bus }: Api, quoteId: string, query: RateQuery): Promise<RateResult> {
  bus.emit('RATING_QUOTE', { quoteId });
  const rates = await rateQuote(transport, quoteId, query);
  const offers = rates.best_match ? [rates.best_match, ...rates.other_rates] : rates.other_rates;
  bus.emit('RATED_QUOTE', {
    quoteId,
    carriers: offers.map((offer) => offer.carrier_id),
    lowestPremium: offers[0]?.policy_premium ?? null,
  });
  return rates;
}
