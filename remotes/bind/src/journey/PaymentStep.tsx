import { matchRoute, paymentJourney, paymentPlace, type PaymentStepId } from '@shared/domain';
import { Navigate, useLocation } from '@shared/federation/router';
import type { ReactNode } from 'react';
import { furthestPath } from './furthestPath';
import { PurchaseQuote } from './PurchaseQuote';
import type { Purchase } from './PurchaseStep';
import { usePaymentPosition } from './usePaymentPosition';

interface PaymentStepProps {
  step: PaymentStepId;
  children: (purchase: Purchase) => ReactNode;
}

/**
 * A screen of paying and signing once the quote is there, at the address of its payment system (reading 3); where its status
 * wants another screen, that one (readings 8 and 9).
 */
export function PaymentStep({ step, children }: PaymentStepProps) {
  const { pathname } = useLocation();
  return (
    <PurchaseQuote>
      {(quote) => {
        const rate = quote.selected_rate;
        const own = paymentJourney.steps[step].path(quote);
        const isPlace = paymentPlace(step, quote) === step && matchRoute(pathname) === matchRoute(own);
        if (rate === null || !isPlace) return <Navigate to={furthestPath(quote, step)} replace />;
        return <Entered {...{ step, quote, rate, children }} />;
      }}
    </PurchaseQuote>
  );
}

function Entered({ step, quote, rate, children }: PaymentStepProps & Purchase) {
  usePaymentPosition(step, quote);
  return children({ quote, rate });
}
