import { useCallback } from 'react';
import { useApi } from './apiContext';

/** Clears the quote in this and every other tab (reading 28); the screen asks for confirmation first. */
export function useStartOver(): () => void {
  const { transport, bus } = useApi();
  return useCallback(
    () => bus.emit('quote:started-over', { quoteId: transport.quoteId() }),
    [transport, bus],
  );
}
