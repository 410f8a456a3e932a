import {
  canEnter,
  isPaying,
  purchaseJourney,
  type PurchaseStepId,
  type Quote,
  type Rate,
} from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { Navigate } from '@shared/federation/router';
import { useEffect, useState, type ReactNode } from 'react';
import { furthestPath } from './furthestPath';
import { PurchaseQuote } from './PurchaseQuote';
import { usePurchasePosition } from './usePurchasePosition';

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
