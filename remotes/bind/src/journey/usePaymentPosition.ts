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
 * Tells where in paying and signing the person stands (specification 2.2). What is paid leads nowhere back, and what has ended is
 * on no road: it would show as done what was not.
 */
export function usePaymentPosition(step: PaymentStepId, quote: Quote): void {
  const bus = useBus();
  // Before the paint: a road that appears after it would push the screen down.
  useLayoutEffect(() => {
    const leadsBack = hasReached(quote.status, 'FINAL_RATED') && !hasReached(quote.status, 'PAYMENT_OPEN');
    const progress = progressOf(paymentJourney, step, leadsBack ? quote : null);
    bus.emit('journey:position-changed', hasEnded(quote.status) ? { ...progress, percent: null } : progress);
  }, [bus, step, quote]);
}
