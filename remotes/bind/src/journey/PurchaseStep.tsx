import {
  canEnter,
  isPaying,
  purchaseJourney,
  type PurchaseStepId,
  type Quote,
  type Rate,
  progressOf,
} from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { Navigate } from 'react-router-dom';
import { useEffect, useState, type ReactNode, useLayoutEffect } from 'react';
import { furthestPath } from './furthestPath';
import { PurchaseQuote } from './PurchaseQuote';

/** Reports the purchase step for the shell's progress road (specification 2.2). */
function usePurchasePosition(step: PurchaseStepId, quote: Quote): void {
  const bus = useBus();
  // Before paint, since a road that appears later would push the screen down.
  useLayoutEffect(() => {
    bus.emit('journey:position-changed', progressOf(purchaseJourney, step, quote));
  }, [bus, step, quote]);
}

/** A purchase's quote, and the rate that Buy online froze (reading 8). */
export interface Purchase {
  quote: Quote;
  rate: Rate;
}

interface PurchaseStepProps {
  step: PurchaseStepId;
  children: (purchase: Purchase) => ReactNode;
}

/**
 * A purchase step with its quote loaded. A step that is not allowed yet redirects to the furthest one that is, and
 * during payment every step does (reading 9).
 */
export function PurchaseStep(props: PurchaseStepProps) {
  return <PurchaseQuote>{(quote) => <Guarded {...props} quote={quote} />}</PurchaseQuote>;
}

function Guarded({ step, quote, children }: PurchaseStepProps & { quote: Quote }) {
  const rate = quote.selected_rate;
  const isOpen = !isPaying(quote) && canEnter(purchaseJourney, step, quote);
  useAlertWhenClosed(isOpen || isPaying(quote));
  if (rate === null || !isOpen) return <Navigate to={furthestPath(quote)} replace />;
  return <Entered {...{ step, quote, rate, children }} />;
}

/** Alerts the shopper when a change in another tab closes the step they are on. */
function useAlertWhenClosed(isOpen: boolean): void {
  const bus = useBus();
  const [wasOpen] = useState(isOpen);
  useEffect(() => {
    if (wasOpen && !isOpen)
      bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:alerts.changed_elsewhere' });
  }, [bus, wasOpen, isOpen]);
}

function Entered({ step, quote, rate, children }: PurchaseStepProps & Purchase) {
  usePurchasePosition(step, quote);
  return children({ quote, rate });
}
