import { hasReached, matchRoute, paths, type Quote } from '@shared/domain';
import { useLocation } from '@shared/federation/router';
import { previousPath, purchaseReviewIn } from './previousPath';

/** What the links of the prices say (specification 2.1). */
const FROM_RATES = '/rates';

/**
 * Where an edit of a car or driver leads (specification 2.6 and 2.7). Save: its list from the plain page, the review
 * from any other. Cancel: the rates when the person came from there, else the review when the quote is rated, else the
 * list. `/rates` means the stored quote's rates (reading 16). Both lead back to the application review from there.
 */
export function useWaysBack(quote: Quote, of: 'vehicles' | 'drivers'): { saved: string; back: string } {
  const { pathname, state } = useLocation();
  const review = purchaseReviewIn(state);
  if (review !== null) return { saved: review, back: review };
  const list = paths[of]();
  const isPlain = matchRoute(pathname) === (of === 'vehicles' ? 'editVehicle' : 'editDriver');
  return {
    saved: isPlain ? list : paths.review(),
    back:
      previousPath(state) === FROM_RATES
        ? paths.rates(quote.id)
        : hasReached(quote.status, 'RATED')
          ? paths.review()
          : list,
  };
}
