import { ApiError } from '@shared/api-client';
import { useOpenPayment, useQuote } from '@shared/api-client/hooks';
import type { LeftPayment } from '@shared/api-client/requests';
import {
  forwardPath,
  hasOwnDocument,
  paths,
  paymentJourney,
  type PaymentToken,
  type Quote,
  SESSION_KEYS,
  sessionStore,
  STATE_RULES,
} from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HandOver, PaymentNews } from '../../journey/useHandOver';
import { type LeavingStage, useLeavePayment } from '../../journey/useLeavePayment';

/** Stages of a card payment. */
export type CardStage =
  | { kind: 'opening' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'open'; token: PaymentToken }
  | LeavingStage;

const OPENING: CardStage = { kind: 'opening' };

/** For the page that Back leads to: which payment it leaves, and where its page stands in the history. */
function markForBack(session: string): void {
  const state: unknown = window.history.state;
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0;
  const { cardPayment, cardEntry } = SESSION_KEYS;
  sessionStore.setItem(cardPayment, session || (sessionStore.getItem(cardPayment) ?? ''));
  // Back may have come while the payment was being opened; then this entry is no longer the card page's.
  if (hasOwnDocument(window.location.pathname)) sessionStore.setItem(cardEntry, String(index));
}

/** The payment of the quote's plan, from opening to paid or left (specification 4, Payment plan and payment). */
export function useCardPayment(quote: Quote, onLeaving: (news: PaymentNews) => void) {
  const [stage, setStage] = useState<CardStage>(OPENING);
  // Stored as soon as it is known, so canceling another payment later is not a retry of this one.
  const payment = useRef<LeftPayment>({});
  const show = (next: CardStage) => {
    if (next.kind === 'opening') markForBack('');
    if (next.kind === 'open') {
      payment.current = { session_id: next.token.session_id };
      markForBack(next.token.session_id);
    }
    if (next.kind === 'leaving') onLeaving(next.news);
    setStage(next);
  };
  const opening = useOpening(quote, show);
  const release = useLeavePayment(quote, show);
  const navigate = useNavigate();
  const paid = ({ rate_id, plan_code }: PaymentToken, sessionId: string) => {
    const state: HandOver = { paid: { rate_id, plan_code, payment_result: { session_id: sessionId } } };
    void navigate(forwardPath(paymentJourney, 'card', quote), { replace: true, state });
  };
  return { stage, open: opening, leave: (news: PaymentNews) => void release(payment.current, news), paid };
}

function useOpening(quote: Quote, setStage: (stage: CardStage) => void) {
  const navigate = useNavigate();
  const { trigger } = useOpenPayment();
  const { retry: look } = useQuote();
  const open = async () => {
    setStage(OPENING);
    try {
      setStage({ kind: 'open', token: await trigger(STATE_RULES[quote.address.state].system) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const news: HandOver = { news: 'stale' };
      if (error.has('rates_stale')) void navigate(paths.finalRates(quote.id), { replace: true, state: news });
      // It may already be paid or ended; the refetched quote redirects.
      if (error.status === 409) look();
      setStage({ kind: 'failed', error });
    }
  };
  const onEnter = useEffectEvent(() => void open());
  useEffect(() => onEnter(), []);
  return () => void open();
}
