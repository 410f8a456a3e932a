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
  /** The query these rates were requested with; while another is loading, the previous one. */
  ratedFor: RateQuery | undefined;
  error: ApiError | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** Rating is in progress, possibly while earlier prices are shown (another plan or package). */
  isRating: boolean;
  retry: () => void;
}

/** The quote's rates, requested on first use and after each edit; emits RATING_QUOTE and RATED_QUOTE. */
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
      // Rating updates number, status and premiums of the quote; the page may be gone by now.
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

/**
 * Clears the cached rates of a query so the next use rates again, since the server keeps the last requested payment
 * plan.
 */
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
