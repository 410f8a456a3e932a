import { hasReached, paths, type Quote } from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { useMoreTexts } from '@shared/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { furthestPath } from '../../journey/furthestPath';
import { PurchaseQuote } from '../../journey/PurchaseQuote';
import { useHandOver, type HandOver } from '../../journey/useHandOver';
import { type LeavingStage, useLeavePayment } from '../../journey/useLeavePayment';
import { leavingTexts } from '../../locales/leavingTexts';
import { LeavingPayment } from '../../parts/LeavingPayment';

/** After Back from the card page: releases its payment before the rates are shown (section 4; reading 8). */
export function LeftByBack() {
  useMoreTexts(leavingTexts);
  const { left } = useHandOver();
  return <PurchaseQuote>{(quote) => <Release quote={quote} session={left ?? ''} />}</PurchaseQuote>;
}

interface ReleaseProps {
  quote: Quote;
  /** Session of the payment; empty if it was not open yet. */
  session: string;
}

function Release({ quote, session }: ReleaseProps) {
  const [stage, show] = useState<LeavingStage>({ kind: 'leaving', news: 'cancelled' });
  const navigate = useNavigate();
  const release = useLeavePayment(quote, show);
  const leave = () => void release(session === '' ? {} : { session_id: session }, 'cancelled');
  const onArrival = useEffectEvent(() => {
    if (quote.status === 'PAYMENT_OPEN') return leave();
    if (hasReached(quote.status, 'AUTHORIZED')) return void navigate(furthestPath(quote), { replace: true });
    // It has already ended, perhaps by this press of Back before the page was loaded again.
    const state: HandOver = { news: 'cancelled' };
    return void navigate(paths.finalRates(quote.id), { replace: true, state });
  });
  useEffect(() => onArrival(), []);
  return <LeavingPayment stage={stage} onRetry={leave} />;
}
