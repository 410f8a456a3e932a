import { useApi } from '@shared/api-client/hooks';
import { progressOf, quoteJourney, type Quote, type QuoteStepId } from '@shared/domain';
import { useLayoutEffect } from 'react';

/**
 * Tells where the person stands; the shell draws it. `quote` is undefined while it is fetched, when the bar is off
 * (specification 2.2), and null where none is needed.
 */
export function usePosition(step: QuoteStepId, quote: Quote | null | undefined): void {
  const { bus } = useApi();
  // Before the paint: a road that appears after it would push the screen down.
  useLayoutEffect(() => {
    const progress = progressOf(quoteJourney, step, quote);
    bus.emit('journey:position-changed', quote === undefined ? { ...progress, percent: null } : progress);
  }, [bus, step, quote]);
}
