import type { PriceChanges, Rate } from '@shared/domain';
import useSWR from 'swr';
import { priceChanges } from '../requests/priceChanges';
import type { ApiError } from '../transport/apiError';
import { useApi } from './apiContext';
import { changesCacheKey, ONCE } from './cacheKeys';
import type { Lookup } from './useLookup';

/**
 * What would change a rate's price in the stored quote. The rate's id changes with everything that affects the price,
 * so the data always matches the price beside it; the previous data stays until the next has loaded.
 */
export function usePriceChanges(rate: Pick<Rate, 'id' | 'carrier_id'>): Lookup<PriceChanges> {
  const { transport } = useApi();
  const quoteId = transport.quoteId();
  const { data, error, isLoading, mutate } = useSWR<
    PriceChanges,
    ApiError,
    ReturnType<typeof changesCacheKey> | null
  >(
    quoteId === null ? null : changesCacheKey(quoteId, rate),
    ([, wanted]) => priceChanges(transport, wanted, rate.carrier_id),
    { ...ONCE, keepPreviousData: true },
  );
  return { data, error, isLoading, retry: () => void mutate() };
}
