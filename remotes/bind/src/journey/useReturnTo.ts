import { paths } from '@shared/domain';
import { useLocation } from 'react-router-dom';

/** Router state of a link that opens an edit from the application review, which it returns to (reading 17). */
export const FROM_REVIEW = { previousPath: paths.purchaseReview() } as const;

/** The origin that links from the prices pass (specification 2.1). */
const FROM_RATES = '/rates';

function usePreviousPath(): unknown {
  const { state } = useLocation();
  return typeof state === 'object' && state !== null && 'previousPath' in state ? state.previousPath : null;
}

/** Where Save leads: the application review for an edit opened from there, else as in specification 2.12. */
export function useReturnTo(usual: string): string {
  return usePreviousPath() === FROM_REVIEW.previousPath ? FROM_REVIEW.previousPath : usual;
}

/**
 * Where Cancel of a driver or car leads: back to the review or the stored quote's prices if opened from there (reading
 * 16).
 */
export function useCancelTo(usual: string, quoteId: string): string {
  const isFromRates = usePreviousPath() === FROM_RATES;
  return useReturnTo(isFromRates ? paths.rates(quoteId) : usual);
}
