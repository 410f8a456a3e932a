import type { Quote } from '@shared/domain';
import { useSWRConfig } from 'swr';
import type { Transport } from '../transport/transport';
import { useApi } from './apiContext';
import { quoteCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { storedQuoteId } from './storedQuoteId';
import { useTrigger, type Trigger } from './useTrigger';

/** A purchase step on the stored quote; the response is the updated quote. */
export function useQuoteStep<A extends unknown[]>(
  name: string,
  step: (transport: Transport, quoteId: string, ...args: A) => Promise<Quote>,
): Trigger<A, Quote> {
  const { transport } = useApi();
  const { mutate } = useSWRConfig();
  return useTrigger(name, async (...args: A) => {
    const quote = await step(transport, storedQuoteId(transport), ...args);
    inBackground(mutate(quoteCacheKey(quote.id), quote, { revalidate: false }));
    return quote;
  });
}
