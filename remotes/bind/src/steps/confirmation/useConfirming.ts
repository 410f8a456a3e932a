import { ApiError } from '@shared/api-client';
import { useCompleteQuote, useQuote } from '@shared/api-client/hooks';
import { useEffect, useEffectEvent, useState } from 'react';

/** Attempts before the shopper is told, since the signing service may lag behind its own page. */
const MOST_ATTEMPTS = 10;
const PAUSE = 2000;

type Asked = 'asking' | 'notSigned' | ApiError;

/** Completes the purchase (reading 8), retried until it succeeds; the quote's status then redirects. */
export function useConfirming(): { state: Asked; checkAgain: () => void } {
  const { trigger } = useCompleteQuote();
  const { retry: refetch } = useQuote();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Asked>('asking');

  const onRetry = useEffectEvent(refetch);
  const ask = useEffectEvent(async (): Promise<Asked> => {
    try {
      await trigger();
      return 'asking';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.has('not_signed') ? 'notSigned' : error;
    }
  });
  useEffect(() => {
    if (state !== 'asking') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const run = async () => {
      const answer = await ask();
      if (isGone) return;
      // Declined or expired ends the purchase; the refetched quote says so.
      if (answer !== 'asking') onRetry();
      if (answer !== 'asking' && attempt + 1 >= MOST_ATTEMPTS) setState(answer);
      // Signed but not complete yet: the rest is the server's, and is retried too.
      else timer = setTimeout(() => setAttempt(attempt + 1), PAUSE);
    };
    void run();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [attempt, state]);
  const checkAgain = () => {
    setAttempt(0);
    setState('asking');
  };
  return { state, checkAgain };
}
