import { useCallback, useSyncExternalStore } from 'react';
import { useApi } from './apiContext';

/** Id of the stored quote, or null; updates on creation and start over, in any tab. */
export function useQuoteId(): string | null {
  const { transport, bus } = useApi();
  const subscribe = useCallback((changed: () => void) => bus.on('quote:identified', changed), [bus]);
  const read = useCallback(() => transport.quoteId(), [transport]);
  return useSyncExternalStore(subscribe, read, () => null);
}
