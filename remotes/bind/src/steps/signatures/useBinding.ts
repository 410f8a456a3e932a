import { ApiError } from '@shared/api-client';
import { useBindQuote, useQuote } from '@shared/api-client/hooks';
import type { BindDetails } from '@shared/api-client/requests';
import { paths, SESSION_KEYS, sessionStore } from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { useEffect, useEffectEvent, useState } from 'react';
import type { HandOver } from '../../journey/useHandOver';

/** Attempts, and milliseconds between them, before the shopper is told, since a bank may be slow. */
const MOST_ATTEMPTS = 12;
const PAUSE = 3000;

/** Shown where the quote redirects to before the payment. */
const OVER: HandOver = { news: 'over' };

type Answer = 'bound' | 'declined' | 'over' | ApiError;

/** The response is about another payment or none; the refetched quote redirects. */
const isOver = (error: ApiError) => error.has('payment_mismatch') || error.has('payment_not_ready');

/** Reports the payment to the server once; returns its response. */
function useBindOnce(paid: BindDetails): () => Promise<Answer> {
  const { trigger } = useBindQuote();
  return async () => {
    try {
      await trigger(paid);
      return 'bound';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.has('payment_declined')) return 'declined';
      return isOver(error) ? 'over' : error;
    }
  };
}

/** Binds the payment, retried until there is a response, since a retry gets the same one. */
export function useBinding(paid: BindDetails) {
  const navigate = useNavigate();
  const { retry: refetch } = useQuote();
  const [attempt, setAttempt] = useState(0);
  const [isDeclined, setDeclined] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isUnheard = attempt >= MOST_ATTEMPTS;
  // Reported, so no later page takes the card page for left by Back.
  useEffect(() => sessionStore.removeItem(SESSION_KEYS.cardPayment), []);
  const ask = useEffectEvent(useBindOnce(paid));
  const goOn = useEffectEvent((answer: Answer) => {
    if (answer === 'bound') return;
    // Also without a response, since the bind may have partly succeeded, or the provider's webhook came first.
    refetch();
    if (answer === 'declined') setDeclined(true);
    if (answer === 'over') void navigate(paths.signatures(), { replace: true, state: OVER });
  });
  useEffect(() => {
    if (isUnheard) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const run = async () => {
      const answer = await ask();
      if (isGone) return;
      goOn(answer);
      if (!(answer instanceof ApiError)) return;
      setFailure(answer);
      timer = setTimeout(() => setAttempt(attempt + 1), PAUSE);
    };
    void run();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [attempt, isUnheard]);
  return { unheard: isUnheard ? failure : null, isDeclined, askAgain: () => setAttempt(0) };
}
