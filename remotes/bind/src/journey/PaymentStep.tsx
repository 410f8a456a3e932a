import { matchRoute, paymentJourney, paymentPlace, type PaymentStepId, type Quote } from '@shared/domain';
import { Navigate, useLocation } from 'react-router-dom';
import { type ReactNode, useState } from 'react';
import { furthestPath } from './furthestPath';
import { PurchaseQuote } from './PurchaseQuote';
import type { Purchase } from './PurchaseStep';
import { type HandOver, type PaymentNews, useHandOver } from './useHandOver';
import { usePaymentPosition } from './usePaymentPosition';

interface PaymentStepProps {
  step: PaymentStepId;
  /** News about the payment being left. */
  news?: PaymentNews | null;
  children: (purchase: Purchase) => ReactNode;
}

/**
 * A payment or signing screen with its quote loaded, at its payment system's path (reading 3); redirects if the status
 * requires another screen (readings 8 and 9).
 */
export function PaymentStep(props: PaymentStepProps) {
  return <PurchaseQuote>{(quote) => <Placed quote={quote} {...props} />}</PurchaseQuote>;
}

function Placed({ step, quote, news = null, children }: PaymentStepProps & { quote: Quote }) {
  const { pathname } = useLocation();
  const passedNews = useHandOver().news;
  const [wasHere, setWasHere] = useState(false);
  const rate = quote.selected_rate;
  const own = paymentJourney.steps[step].path(quote);
  const isPlace = paymentPlace(step, quote) === step && matchRoute(pathname) === matchRoute(own);
  if (rate === null || !isPlace) {
    // Tells a shopper whose payment ended without their doing.
    const isBack = quote.status === 'FINAL_RATED';
    const why = isBack ? (news ?? passedNews ?? (wasHere ? 'over' : null)) : null;
    return <LedAway to={furthestPath(quote, step)} news={why} />;
  }
  if (!wasHere) setWasHere(true);
  return <Entered {...{ step, quote, rate, children }} />;
}

/** Keeps the first news, since each quote refetch would otherwise redirect again. */
function LedAway({ to, news }: { to: string; news: PaymentNews | null }) {
  const [state] = useState<HandOver>({ news });
  return <Navigate to={to} state={state} replace />;
}

function Entered({ step, quote, rate, children }: PaymentStepProps & Purchase) {
  usePaymentPosition(step, quote);
  return children({ quote, rate });
}
