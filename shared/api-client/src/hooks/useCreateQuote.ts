import type { Quote } from '@shared/domain';
import { useCallback } from 'react';
import { createQuote, type NewAddress } from '../requests/createQuote';
import { useApi } from './apiContext';
import { useTrigger, type Trigger } from './useTrigger';

/** Makes a quote and puts it in hand; emits `quote:identified`. */
export function useCreateQuote(): Trigger<[NewAddress], Quote> {
  const { transport, bus } = useApi();
  return useTrigger(
    useCallback(
      async (address: NewAddress) => {
        const quote = await createQuote(transport, address);
        bus.emit('quote:identified', { quoteId: quote.id, state: quote.address.state });
        return quote;
      },
      [transport, bus],
    ),
  );
}
