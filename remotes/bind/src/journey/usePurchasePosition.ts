import { progressOf, purchaseJourney, type PurchaseStepId } from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useLayoutEffect } from 'react';

/** Tells where in the purchase the person stands; the shell draws it (specification 2.2). */
export function usePurchasePosition(step: PurchaseStepId): void {
  const bus = useBus();
  useLayoutEffect(() => {
    bus.emit('journey:position-changed', progressOf(purchaseJourney, step));
  }, [bus, step]);
}
