import type { Quote } from '@shared/domain';
import useSWR from 'swr';
import { getQuote } from '../requests/getQuote';
import type { ApiError } from '../transport/apiError';
import { useApi } from './apiContext';
import { quoteCacheKey } from './cacheKeys';
import { useQuoteId } from './useQuoteId';

export interface QuoteState {
  /** Undefined while loading, without a quote, and after a failed read. */
  quote: Quote | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** The stored quote, or the one with the given id. */
export function useQuote(id?: string): QuoteState {
  const { transport } = useApi();
  const stored = useQuoteId();
  const quoteId = id ?? stored;
  const { data, error, isLoading, mutate } = useSWR<Quote, ApiError, ReturnType<typeof quoteCacheKey> | null>(
    quoteId === null ? null : quoteCacheKey(quoteId),
    ([, wanted]) => getQuote(transport, wanted),
  );
  return { quote: data, error, isLoading, retry: () => void mutate() };
}
