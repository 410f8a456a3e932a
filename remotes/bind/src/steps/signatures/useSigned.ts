import { ApiError } from '@shared/api-client';
import { useCompleteQuote, useQuote } from '@shared/api-client/hooks';
import { forwardPath, paymentJourney, type Quote } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useState } from 'react';

type Signed = { state: 'unknown' | 'checking' | 'notSigned' } | { state: 'failed'; failure: ApiError };

/** Asks the server whether it was signed, since a browser message proves nothing; if so, opens the confirmation. */
export function useSigned(quote: Quote): { signed: Signed; check: () => void } {
  const navigate = useNavigate();
  const { trigger } = useCompleteQuote();
  const { retry: refetch } = useQuote();
  const [signed, setSigned] = useState<Signed>({ state: 'unknown' });
  const ask = async () => {
    setSigned({ state: 'checking' });
    try {
      await trigger();
      void navigate(forwardPath(paymentJourney, 'signatures', quote), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Declined ends the purchase; the refetched quote says so.
      refetch();
      setSigned(error.has('not_signed') ? { state: 'notSigned' } : { state: 'failed', failure: error });
    }
  };
  return { signed, check: () => void ask() };
}
