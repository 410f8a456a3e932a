import { sendQuote, type Accepted } from '../requests/sendQuote';
import { useApi } from './apiContext';
import { storedQuoteId } from './storedQuoteId';
import { useTrigger, type Trigger } from './useTrigger';

/** Emails the stored quote: `trigger('ann@example.com')`. */
export function useSendQuote(): Trigger<[string], Accepted> {
  const { transport } = useApi();
  return useTrigger('sendQuote', async (to: string) => sendQuote(transport, storedQuoteId(transport), to));
}
