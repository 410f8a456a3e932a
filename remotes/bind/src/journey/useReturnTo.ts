import { paths } from '@shared/domain';
import { useLocation } from '@shared/federation/router';

/** The state of a link that opens an edit from the application review, which it returns to (reading 17). */
export const FROM_REVIEW = { previousPath: paths.purchaseReview() } as const;

/** Where Save leads: the application review for an edit opened from there, else where specification 2.12 says. */
export function useReturnTo(usual: string): string {
  const { state } = useLocation();
  const isFromReview =
    typeof state === 'object' &&
    state !== null &&
    'previousPath' in state &&
    state.previousPath === FROM_REVIEW.previousPath;
  return isFromReview ? FROM_REVIEW.previousPath : usual;
}
