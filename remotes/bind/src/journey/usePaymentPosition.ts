import {
  hasEnded,
  hasReached,
  paymentJourney,
  progressOf,
  type PaymentStepId,
  type Quote,
} from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useLayoutEffect } from 'react';

/**
 * Reports the payment or signing step for the progress road (specification 2.2). After payment there are no links back,
 * and an ended purchase has no road, which would show unfinished steps as done.
 */
export function usePaymentPosition(step: PaymentStepId, quote: Quote): void {
  const bus = useBus();
  // Before paint, since a road that appears later would push the screen down.
  useLayoutEffect(() => {
    const leadsBack = hasReached(quote.status, 'FINAL_RATED') && !hasReached(quote.status, 'PAYMENT_OPEN');
    const progress = progressOf(paymentJourney, step, leadsBack ? quote : null);
    bus.emit('journey:position-changed', hasEnded(quote.status) ? { ...progress, percent: null } : progress);
  }, [bus, step, quote]);
}
