import { paths } from '@shared/domain';
import { useLocation } from '@shared/federation/router';

/** The state of a link that opens an edit from the application review, which it returns to (reading 17). */
export const FROM_REVIEW = { previousPath: paths.purchaseReview() } as const;

/** What the links of the prices tell an edit (specification 2.1). */
const FROM_RATES = '/rates';

function usePreviousPath(): unknown {
  const { state } = useLocation();
  return typeof state === 'object' && state !== null && 'previousPath' in state ? state.previousPath : null;
}

/** Where Save leads: the application review for an edit opened from there, else where specification 2.12 says. */
export function useReturnTo(usual: string): string {
  return usePreviousPath() === FROM_REVIEW.previousPath ? FROM_REVIEW.previousPath : usual;
}

/** Where Cancel of a driver or car leads: back to the review or the stored quote's prices, whichever it came from (reading 16). */
export function useCancelTo(usual: string, quoteId: string): string {
  const isFromRates = usePreviousPath() === FROM_RATES;
  return useReturnTo(isFromRates ? paths.rates(quoteId) : usual);
}
