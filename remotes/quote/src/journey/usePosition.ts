import { useApi } from '@shared/api-client/hooks';
import { progressOf, quoteJourney, type Quote, type QuoteStepId } from '@shared/domain';
import { useLayoutEffect } from 'react';

/**
 * Reports the progress for the shell's road. `quote` is undefined while loading, when the bar is off (specification
 * 2.2), and null where none is needed.
 */
export function usePosition(step: QuoteStepId, quote: Quote | null | undefined): void {
  const { bus } = useApi();
  // Before paint, since a road that appears later would push the screen down.
  useLayoutEffect(() => {
    const progress = progressOf(quoteJourney, step, quote);
    bus.emit('journey:position-changed', quote === undefined ? { ...progress, percent: null } : progress);
  }, [bus, step, quote]);
}
