import type { Quote } from '@shared/domain';
import { useSWRConfig } from 'swr';
import { resumeQuote } from '../requests/resumeQuote';
import { useApi } from './apiContext';
import { quoteCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { useTrigger, type Trigger } from './useTrigger';

/** Opens and stores a quote by the code of an emailed link; emits `quote:identified`. */
export function useResumeQuote(): Trigger<[string], Quote> {
  const { transport, bus } = useApi();
  const { mutate } = useSWRConfig();
  return useTrigger('resumeQuote', async (code: string) => {
    const quote = await resumeQuote(transport, code);
    inBackground(mutate(quoteCacheKey(quote.id), quote, { revalidate: false }));
    bus.emit('quote:identified', { quoteId: quote.id, state: quote.address.state });
    return quote;
  });
}
