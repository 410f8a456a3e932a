import { useBus } from '@shared/federation/remote';
import { useLayoutEffect } from 'react';

/** Turns the progress road off, since price screens come after the wizard (specification 2.2). */
export function useOffJourney(): void {
  const bus = useBus();
  useLayoutEffect(() => {
    bus.emit('journey:position-changed', { journey: null, steps: [], step: null, percent: null });
  }, [bus]);
}
