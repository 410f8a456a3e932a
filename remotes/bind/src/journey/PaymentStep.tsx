import { matchRoute, paymentJourney, paymentPlace, type PaymentStepId, type Quote } from '@shared/domain';
import { Navigate, useLocation } from '@shared/federation/router';
import { type ReactNode, useState } from 'react';
import { furthestPath } from './furthestPath';
import { PurchaseQuote } from './PurchaseQuote';
import type { Purchase } from './PurchaseStep';
import { type HandOver, type PaymentNews, useHandOver } from './useHandOver';
import { usePaymentPosition } from './usePaymentPosition';

interface PaymentStepProps {
  step: PaymentStepId;
  /** Of the payment that is being left here. */
  news?: PaymentNews | null;
  children: (purchase: Purchase) => ReactNode;
}

/**
 * A screen of paying and signing once the quote is there, at the address of its payment system (reading 3); where its status
 * wants another screen, that one (readings 8 and 9).
 */
export function PaymentStep(props: PaymentStepProps) {
  return <PurchaseQuote>{(quote) => <Placed quote={quote} {...props} />}</PurchaseQuote>;
}

function Placed({ step, quote, news = null, children }: PaymentStepProps & { quote: Quote }) {
  const { pathname } = useLocation();
  const told = useHandOver().news;
  const [wasHere, setWasHere] = useState(false);
  const rate = quote.selected_rate;
  const own = paymentJourney.steps[step].path(quote);
  const isPlace = paymentPlace(step, quote) === step && matchRoute(pathname) === matchRoute(own);
  if (rate === null || !isPlace) {
    // Who was paying, and finds the payment gone without having left it, is told.
    const isBack = quote.status === 'FINAL_RATED';
    const why = isBack ? (news ?? told ?? (wasHere ? 'over' : null)) : null;
    return <LedAway to={furthestPath(quote, step)} news={why} />;
  }
  if (!wasHere) setWasHere(true);
  return <Entered {...{ step, quote, rate, children }} />;
}

/** What it tells stays what it was at first: else each look at the quote would lead away once more. */
function LedAway({ to, news }: { to: string; news: PaymentNews | null }) {
  const [state] = useState<HandOver>({ news });
  return <Navigate to={to} state={state} replace />;
}

function Entered({ step, quote, rate, children }: PaymentStepProps & Purchase) {
  usePaymentPosition(step, quote);
  return children({ quote, rate });
}
