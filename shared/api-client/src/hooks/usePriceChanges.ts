import type { PriceChanges, Rate } from '@shared/domain';
import useSWR, { useSWRConfig } from 'swr';
import { priceChanges } from '../requests/priceChanges';
import type { ApiError } from '../transport/apiError';
import { useApi } from './apiContext';
import { changesCacheKey, isRatesOf, ONCE } from './cacheKeys';
import { inBackground } from './inBackground';
import type { Lookup } from './useLookup';

/**
 * What would change a rate's price in the stored quote. The rate's id changes with everything that affects the price,
 * so the data always matches the price beside it; the previous data stays until the next has loaded. For a superseded
 * rate the prices are requested again, and there is no data until the new one is shown.
 */
export function usePriceChanges(rate: Pick<Rate, 'id' | 'carrier_id'>): Lookup<PriceChanges> {
  const { transport } = useApi();
  const { mutate: mutateAny } = useSWRConfig();
  const quoteId = transport.quoteId();
  const { data, error, isLoading, mutate } = useSWR<
    PriceChanges,
    ApiError,
    ReturnType<typeof changesCacheKey> | null
  >(
    quoteId === null ? null : changesCacheKey(quoteId, rate),
    async ([, wanted]) => {
      const changes = await priceChanges(transport, wanted, rate);
      if (changes.superseded) inBackground(mutateAny(isRatesOf(wanted)));
      return changes;
    },
    { ...ONCE, keepPreviousData: true },
  );
  return { data: data?.superseded ? undefined : data, error, isLoading, retry: () => void mutate() };
}
