import { progressOf, purchaseJourney, type PurchaseStepId, type Quote } from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useLayoutEffect } from 'react';

/** Reports the purchase step for the shell's progress road (specification 2.2). */
export function usePurchasePosition(step: PurchaseStepId, quote: Quote): void {
  const bus = useBus();
  // Before paint, since a road that appears later would push the screen down.
  useLayoutEffect(() => {
    bus.emit('journey:position-changed', progressOf(purchaseJourney, step, quote));
  }, [bus, step, quote]);
}
