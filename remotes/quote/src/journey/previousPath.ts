import { paths } from '@shared/domain';
import { useLocation } from '@shared/federation/router';

/** Whoever links to an edit here may say in the navigation's state where from: `{previousPath: '/rates'}`. */
export function previousPath(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'previousPath' in state ? state.previousPath : null;
}

/** The application review of the purchase, where the edit was opened there (reading 17); else null. */
export function purchaseReviewIn(state: unknown): string | null {
  return previousPath(state) === paths.purchaseReview() ? paths.purchaseReview() : null;
}

/** The application review, where this screen was opened from there. */
export const usePurchaseReview = (): string | null => purchaseReviewIn(useLocation().state);
