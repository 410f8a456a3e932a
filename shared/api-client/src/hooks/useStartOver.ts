import { useCallback } from 'react';
import { useApi } from './apiContext';

/** Forgets the quote in this and every other tab (reading 28). Asking first is the screen's affair. */
export function useStartOver(): () => void {
  const { transport, bus } = useApi();
  return useCallback(
    () => bus.emit('quote:started-over', { quoteId: transport.quoteId() }),
    [transport, bus],
  );
}
