import type { Erasure, MyData } from '@shared/domain';
import { eraseQuote, getMyData } from '../requests/privacy';
import { useApi } from './apiContext';
import { storedQuoteId } from './storedQuoteId';
import { useTrigger, type Trigger } from './useTrigger';

/** Reads everything kept of the stored quote, on a press. */
export function useMyData(): Trigger<[], MyData> {
  const { transport } = useApi();
  return useTrigger('getMyData', () => getMyData(transport, storedQuoteId(transport)));
}

/** Erases the stored quote; once it is gone, this browser forgets it too, in every tab. */
export function useEraseQuote(): Trigger<[], Erasure> {
  const { transport, bus } = useApi();
  return useTrigger('eraseQuote', async () => {
    const quoteId = storedQuoteId(transport);
    const erasure = await eraseQuote(transport, quoteId);
    if (erasure.erased) bus.emit('quote:started-over', { quoteId });
    return erasure;
  });
}
