import type { PriceRange, Quote, RangeStep } from '@shared/domain';
import { useEffect } from 'react';
import useSWR from 'swr';
import { priceRange } from '../requests/priceRange';
import type { ApiError } from '../transport/apiError';
import { useApi } from './apiContext';
import { ONCE } from './cacheKeys';
import { inBackground } from './inBackground';
import { type RangeSoFar, withRange } from './withRange';

// Not beside the other keys, which the start loads.
/** A range belongs to the answers of one version, and to where the shopper is. */
const rangeCacheKey = (quoteId: string, version: number, step: RangeStep) =>
  ['quote', quoteId, 'range', version, step] as const;

/** The ranges this page has shown; kept only in memory, and cleared with the quote. */
const rangesCacheKey = (quoteId: string) => ['quote', quoteId, 'ranges'] as const;

export interface PriceRangeState {
  /** The range of the current answers; while it loads, the previous one. Undefined before the first and after a failure. */
  now: PriceRange | undefined;
  /** The first range is on its way. */
  isLoading: boolean;
  /** Every range this page has shown, oldest first; the last is the newest. */
  soFar: readonly RangeSoFar[];
}

type Basis = Pick<Quote, 'id' | 'version'> & { vehicles: readonly unknown[]; drivers: readonly unknown[] };

/** Between which totals the first offer is expected, and how that has narrowed. Without a car nothing is requested. */
export function usePriceRange(quote: Basis, step: RangeStep): PriceRangeState {
  const { transport } = useApi();
  const { id, version } = quote;
  const [cars, drivers] = [quote.vehicles.length, quote.drivers.length];
  const { data, error, isLoading } = useSWR<PriceRange, ApiError, ReturnType<typeof rangeCacheKey> | null>(
    cars === 0 ? null : rangeCacheKey(id, version, step),
    () => priceRange(transport, id, step),
    { ...ONCE, keepPreviousData: true },
  );
  const { data: soFar = [], mutate } = useSWR<RangeSoFar[]>(rangesCacheKey(id), null);
  const range = data?.range;
  useEffect(() => {
    if (!range || error) return;
    const shown = { step, cars, drivers, ...range };
    inBackground(mutate((before = []) => withRange(before, shown), { revalidate: false }));
  }, [range, error, step, cars, drivers, mutate]);
  return { now: error || cars === 0 ? undefined : data, isLoading: isLoading && !data, soFar };
}
