import { ApiError } from '@shared/api-client';
import { useCancelPayment, useOpenPayment, useQuote } from '@shared/api-client/hooks';
import { hasReached, paths, type PaymentToken, type Quote, STATE_RULES } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { furthestPath } from '../../journey/furthestPath';
import type { HandOver, PaymentNews } from '../../journey/useHandOver';

/** Where a card payment is. `unsure`: it was left, and nobody could say whether anything was charged. */
export type CardStage =
  | { kind: 'opening' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'open'; token: PaymentToken }
  | { kind: 'leaving'; news: PaymentNews }
  | { kind: 'unsure'; news: PaymentNews };

const OPENING: CardStage = { kind: 'opening' };

/** The payment of the quote's plan, from opening it to having paid or left it (specification 4, Payment plan and payment). */
export function useCardPayment(quote: Quote, onLeaving: (news: PaymentNews) => void) {
  const [stage, setStage] = useState<CardStage>(OPENING);
  const opening = useOpening(quote, setStage);
  const leave = useLeaving(quote, (next) => {
    if (next.kind === 'leaving') onLeaving(next.news);
    setStage(next);
  });
  const navigate = useNavigate();
  const paid = ({ rate_id, plan_code }: PaymentToken, sessionId: string) => {
    const state: HandOver = { paid: { rate_id, plan_code, payment_result: { session_id: sessionId } } };
    void navigate(paths.signatures(), { replace: true, state });
  };
  return { stage, open: opening, leave, paid };
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
      // It may be paid already, or over: the quote then says where to go on.
      if (error.status === 409) look();
      setStage({ kind: 'failed', error });
    }
  };
  const onEnter = useEffectEvent(() => void open());
  useEffect(() => onEnter(), []);
  return () => void open();
}

function useLeaving(quote: Quote, setStage: (stage: CardStage) => void) {
  const navigate = useNavigate();
  const { trigger } = useCancelPayment();
  const goBack = (news: PaymentNews) => {
    const state: HandOver = { news };
    void navigate(paths.finalRates(quote.id), { replace: true, state });
  };
  return async (news: PaymentNews) => {
    setStage({ kind: 'leaving', news });
    try {
      const after = await trigger();
      // Paid after all: it goes on.
      if (hasReached(after.status, 'AUTHORIZED')) void navigate(furthestPath(after), { replace: true });
      else goBack(news);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.has('payment_not_ready')) goBack(news);
      else setStage({ kind: 'unsure', news });
    }
  };
}
