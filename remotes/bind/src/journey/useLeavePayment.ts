import { ApiError } from '@shared/api-client';
import { useCancelPayment, useQuote } from '@shared/api-client/hooks';
import type { LeftPayment } from '@shared/api-client/requests';
import { hasReached, paths, type Quote } from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { furthestPath } from './furthestPath';
import type { HandOver, PaymentNews } from './useHandOver';

/** A payment being canceled. `unsure`: it is unknown whether anything was charged. */
export type LeavingStage =
  | { kind: 'leaving'; news: PaymentNews }
  | { kind: 'unsure'; news: PaymentNews; error: ApiError };

/**
 * Cancels a payment and opens the final quote. If it was paid after all, opens the screen after it (section 4, reading
 * 8).
 */
export function useLeavePayment(quote: Quote, show: (stage: LeavingStage) => void) {
  const navigate = useNavigate();
  const { trigger } = useCancelPayment();
  const { retry: refetch } = useQuote();
  const goBack = (news: PaymentNews) => {
    const state: HandOver = { news };
    void navigate(paths.finalRates(quote.id), { replace: true, state });
  };
  return async (left: LeftPayment, news: PaymentNews) => {
    show({ kind: 'leaving', news });
    try {
      const after = await trigger(left);
      // It was paid after all, so continue.
      if (hasReached(after.status, 'AUTHORIZED')) void navigate(furthestPath(after), { replace: true });
      else goBack(news);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.has('payment_not_ready')) goBack(news);
      else if (error.has('payment_mismatch')) {
        // This one ended and another is open, which is not canceled; the refetched quote redirects to it.
        refetch();
        goBack('over');
      } else show({ kind: 'unsure', news, error });
    }
  };
}
