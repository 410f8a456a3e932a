import type { Quote } from '@shared/domain';
import { useCallback } from 'react';
import { createQuote, type NewAddress } from '../requests/createQuote';
import { useApi } from './apiContext';

/**
 * Makes a quote and puts it in hand; emits `quote:identified`. By itself, without the mutation that other calls go by: the
 * start is the only screen to make one, and swr would delay the first screen (budgets).
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
