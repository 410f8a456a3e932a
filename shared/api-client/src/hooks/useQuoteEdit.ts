import { hasReached, type Quote } from '@shared/domain';
import { useSWRConfig } from 'swr';
import { ApiError } from '../transport/apiError';
import type { Transport } from '../transport/transport';
import { useApi } from './apiContext';
import { finalRatesCacheKey, isRatesOf, quoteCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { storedQuoteId } from './storedQuoteId';

/** What an edit does to the current rates: clear them, refresh them in the background, or keep them. */
export type RatesAfter = 'drop' | 'refresh' | 'keep';

type Edit<R extends { quote: Quote }> = (transport: Transport, quoteId: string) => Promise<R>;

/**
 * Runs an edit of the stored quote: its response's `quote` replaces the cached one, other tabs get the version, and the
 * rates follow. An edit rejected because the quote changed meanwhile (another version, or being paid, 409) refetches it
 * before the error is thrown, and clears the old version's prices.
 */
export function useQuoteEdit() {
  const { transport, bus } = useApi();
  const { mutate } = useSWRConfig();
  return async <R extends { quote: Quote }>(edit: Edit<R>, ratesAfter: RatesAfter): Promise<R> => {
    const quoteId = storedQuoteId(transport);
    try {
      const result = await edit(transport, quoteId);
      const { version, status } = result.quote;
      inBackground(mutate(quoteCacheKey(quoteId), result.quote, { revalidate: false }));
      if (ratesAfter === 'drop') inBackground(mutate(isRatesOf(quoteId), undefined));
      if (ratesAfter === 'refresh') inBackground(mutate(isRatesOf(quoteId)));
      // Refreshing mounted rates would miss a final rate that no screen is showing.
      if (!hasReached(status, 'FINAL_RATED')) inBackground(mutate(finalRatesCacheKey(quoteId), undefined));
      bus.emit('quote:version-changed', { quoteId, version });
      return result;
    } catch (error) {
      if (isOverAnOldQuote(error)) await mutate(quoteCacheKey(quoteId)).catch(() => {});
      // The answers now shown are not the ones the prices were based on.
      if (isStale(error)) inBackground(mutate(isRatesOf(quoteId), undefined));
      throw error;
    }
  };
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

const isOverAnOldQuote = (error: unknown): boolean =>
  isStale(error) || (error instanceof ApiError && error.has('quote_closed'));
