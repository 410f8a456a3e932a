import { paths } from '@shared/domain';
import { useLocation } from 'react-router-dom';

/** Links to an edit here may pass their origin in the router state: `{previousPath: '/rates'}`. */
export function previousPath(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'previousPath' in state ? state.previousPath : null;
}

/** The purchase's application review if the edit was opened from there (reading 17), else null. */
export function purchaseReviewIn(state: unknown): string | null {
  return previousPath(state) === paths.purchaseReview() ? paths.purchaseReview() : null;
}

/** The application review if this screen was opened from there. */
export const usePurchaseReview = (): string | null => purchaseReviewIn(useLocation().state);
