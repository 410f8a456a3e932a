import { ApiError } from '@shared/api-client';
import { useCompleteQuote, useQuote } from '@shared/api-client/hooks';
import { forwardPath, paymentJourney, type Quote } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useState } from 'react';

type SignedState = 'unknown' | 'checking' | 'notSigned' | 'failed';

/** Asks the server whether it was signed, as a message in the browser proves nothing; signed leads to the confirmation. */
export function useSigned(quote: Quote): { state: SignedState; check: () => void } {
  const navigate = useNavigate();
  const { trigger } = useCompleteQuote();
  const { retry: look } = useQuote();
  const [state, setState] = useState<SignedState>('unknown');
  const ask = async () => {
    setState('checking');
    try {
      await trigger();
      void navigate(forwardPath(paymentJourney, 'signatures', quote), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Declined ends the purchase: the quote then says so.
      look();
      setState(error.has('not_signed') ? 'notSigned' : 'failed');
    }
  };
  return { state, check: () => void ask() };
}
