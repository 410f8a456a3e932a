import type { FinishLaterInput } from '@shared/domain';
import { finishLater } from '../requests/finishLater';
import type { Accepted } from '../requests/sendQuote';
import { useApi } from './apiContext';
import { storedQuoteId } from './storedQuoteId';
import { useTrigger, type Trigger } from './useTrigger';

/** Emails a link to a step of the stored quote: `trigger({ to: 'ann@example.com', step: 'quote.drivers' })`. */
export function useFinishLater(): Trigger<[FinishLaterInput], Accepted> {
  const { transport } = useApi();
  return useTrigger('finishLater', async (left: FinishLaterInput) =>
    finishLater(transport, storedQuoteId(transport), left),
  );
}
