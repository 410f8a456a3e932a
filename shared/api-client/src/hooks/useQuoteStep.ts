import type { Quote } from '@shared/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Transport } from '../transport/transport';
import { useApi } from './apiContext';
import { quoteCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { storedQuoteId } from './storedQuoteId';
import { useTrigger, type Trigger } from './useTrigger';

/** A step of the purchase on the stored quote, whose answer is the quote as it stands after it. `step` must be stable. */
export function useQuoteStep<A extends unknown[]>(
  step: (transport: Transport, quoteId: string, ...args: A) => Promise<Quote>,
): Trigger<A, Quote> {
  const { transport } = useApi();
  const { mutate } = useSWRConfig();
  return useTrigger(
    useCallback(
      async (...args: A) => {
        const quote = await step(transport, storedQuoteId(transport), ...args);
        inBackground(mutate(quoteCacheKey(quote.id), quote, { revalidate: false }));
        return quote;
      },
      [transport, mutate, step],
    ),
  );
}
