import { progressOf, purchaseJourney, type PurchaseStepId, type Quote } from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useLayoutEffect } from 'react';

/** Tells where in the purchase the person stands; the shell draws it (specification 2.2). */
export function usePurchasePosition(step: PurchaseStepId, quote: Quote): void {
  const bus = useBus();
  // Before the paint: a road that appears after it would push the screen down.
  useLayoutEffect(() => {
    bus.emit('journey:position-changed', progressOf(purchaseJourney, step, quote));
  }, [bus, step, quote]);
}
