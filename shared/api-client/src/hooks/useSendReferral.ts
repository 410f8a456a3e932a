import type { Accepted } from '../requests/sendQuote';
import { sendReferral } from '../requests/sendReferral';
import { useApi } from './apiContext';
import { storedQuoteId } from './storedQuoteId';
import { useTrigger, type Trigger } from './useTrigger';

/** Emails the stored quote's application to the agent. */
export function useSendReferral(): Trigger<[], Accepted> {
  const { transport } = useApi();
  return useTrigger('sendReferral', async () => sendReferral(transport, storedQuoteId(transport)));
}
