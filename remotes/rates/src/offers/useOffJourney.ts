import { useBus } from '@shared/federation/remote';
import { useLayoutEffect } from 'react';

/** The price screens stand after the wizard: the road is not drawn (specification 2.2). */
export function useOffJourney(): void {
  const bus = useBus();
  useLayoutEffect(() => {
    bus.emit('journey:position-changed', { journey: null, steps: [], step: null, percent: null });
  }, [bus]);
}
