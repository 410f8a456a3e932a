import {
  canEnter,
  isPaying,
  purchaseJourney,
  type PurchaseStepId,
  type Quote,
  type Rate,
} from '@shared/domain';
import { Navigate } from '@shared/federation/router';
import type { ReactNode } from 'react';
import { furthestPath } from './furthestPath';
import { PurchaseQuote } from './PurchaseQuote';
import { usePurchasePosition } from './usePurchasePosition';

/** The quote of a purchase, and the rate that Buy online froze (reading 8). */
export interface Purchase {
  quote: Quote;
  rate: Rate;
}

interface PurchaseStepProps {
  step: PurchaseStepId;
  children: (purchase: Purchase) => ReactNode;
}

/** A step of the purchase once the quote is there; too early leads to the furthest step allowed, and what is being paid takes no answers any more (reading 9). */
export function PurchaseStep({ step, children }: PurchaseStepProps) {
  return (
    <PurchaseQuote>
      {(quote) => {
        const rate = quote.selected_rate;
        if (rate === null || isPaying(quote) || !canEnter(purchaseJourney, step, quote)) {
          return <Navigate to={furthestPath(quote)} replace />;
        }
        return <Entered {...{ step, quote, rate, children }} />;
      }}
    </PurchaseQuote>
  );
}

function Entered({ step, quote, rate, children }: PurchaseStepProps & Purchase) {
  usePurchasePosition(step, quote);
  return children({ quote, rate });
}
