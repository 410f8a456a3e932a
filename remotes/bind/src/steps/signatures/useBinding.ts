import { ApiError } from '@shared/api-client';
import { useBindQuote, useQuote } from '@shared/api-client/hooks';
import type { BindDetails } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { HandOver } from '../../journey/useHandOver';

/** A bank may be slow: asked so often, so many milliseconds apart, before the person is told. */
const MOST_ATTEMPTS = 12;
const PAUSE = 3000;

/** Told where the quote leads back before the payment. */
const OVER: HandOver = { news: 'over' };

type Answer = 'bound' | 'declined' | 'over' | ApiError;

/** Of another payment than the open one, or of none any more: the quote says where to go on. */
const isOver = (error: ApiError) => error.has('payment_mismatch') || error.has('payment_not_ready');

/** Tells the server what was paid, and how it answered. */
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

/** Binds what was paid; a repetition answers as the first did, so it is asked until there is an answer. */
export function useBinding(paid: BindDetails) {
  const navigate = useNavigate();
  const { retry: look } = useQuote();
  const [attempt, setAttempt] = useState(0);
  const [isDeclined, setDeclined] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isUnheard = attempt >= MOST_ATTEMPTS;
  const ask = useEffectEvent(useBindOnce(paid));
  const goOn = useEffectEvent((answer: Answer) => {
    if (answer === 'bound') return;
    // Also where there is no answer: a step may be taken that the next one failed after, or the provider's word be first.
    look();
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
