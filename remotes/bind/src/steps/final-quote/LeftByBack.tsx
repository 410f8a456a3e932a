import { hasReached, paths, type Quote } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { furthestPath } from '../../journey/furthestPath';
import { type LeavingStage, useLeavePayment } from '../../journey/useLeavePayment';
import { LeavingPayment } from '../../parts/LeavingPayment';

interface LeftByBackProps {
  quote: Quote;
  /** Session of the payment; empty if it was not open yet. */
  session: string;
}

/** After Back from the card page: releases its payment before the rates are shown (section 4; reading 8). */
export function LeftByBack({ quote, session }: LeftByBackProps) {
  const [stage, show] = useState<LeavingStage>({ kind: 'leaving', news: 'cancelled' });
  const navigate = useNavigate();
  const release = useLeavePayment(quote, show);
  const leave = () => void release(session === '' ? {} : { session_id: session }, 'cancelled');
  const onArrival = useEffectEvent(() => {
    if (quote.status === 'PAYMENT_OPEN') return leave();
    // It was paid, or has already ended.
    const to = hasReached(quote.status, 'AUTHORIZED') ? furthestPath(quote) : paths.finalRates(quote.id);
    return void navigate(to, { replace: true });
  });
  useEffect(() => onArrival(), []);
  return <LeavingPayment stage={stage} onRetry={leave} />;
}
