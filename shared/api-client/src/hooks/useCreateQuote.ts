import type { Quote } from '@shared/domain';
import { useCallback } from 'react';
import { createQuote, type NewAddress } from '../requests/createQuote';
import { useApi } from './apiContext';

/**
 * Creates and stores a quote; emits `quote:identified`. Written without SWR's mutation, which would delay the first
 * screen (budgets).
 */
export function useCreateQuote(): (address: NewAddress) => Promise<Quote> {
  const { transport, bus } = useApi();
  return useCallback(
    async (address: NewAddress) => {
      const quote = await createQuote(transport, address);
      bus.emit('quote:identified', { quoteId: quote.id, state: quote.address.state });
      return quote;
    },
    [transport, bus],
  );
}
