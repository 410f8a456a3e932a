import { hasReached, type Quote } from '@shared/domain';
import { useSWRConfig } from 'swr';
import { ApiError } from '../transport/apiError';
import type { Transport } from '../transport/transport';
import { useApi } from './apiContext';
import { finalRatesCacheKey, isRatesOf, quoteCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { storedQuoteId } from './storedQuoteId';

/** What an edit does to the current rates: they are emptied, asked for again behind what shows, or kept. */
export type RatesAfter = 'drop' | 'refresh' | 'keep';

type Edit<R extends { quote: Quote }> = (transport: Transport, quoteId: string) => Promise<R>;

/**
 * Runs an edit of the stored quote: its answer's `quote` becomes the cached one, other tabs hear of the version, the
 * rates follow, and an edit that is refused because the quote stands elsewhere by now (another version; being paid, 409)
 * fetches it anew before the error surfaces, and forgets the prices of the one before.
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
      // Refreshing what is shown leaves a final rate that no screen shows just now.
      if (!hasReached(status, 'FINAL_RATED')) inBackground(mutate(finalRatesCacheKey(quoteId), undefined));
      bus.emit('quote:version-changed', { quoteId, version });
      return result;
    } catch (error) {
      if (isOverAnOldQuote(error)) await mutate(quoteCacheKey(quoteId)).catch(() => {});
      // The answers that show by now are not those the prices were made from.
      if (isStale(error)) inBackground(mutate(isRatesOf(quoteId), undefined));
      throw error;
    }
  };
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

const isOverAnOldQuote = (error: unknown): boolean =>
  isStale(error) || (error instanceof ApiError && error.has('quote_closed'));
