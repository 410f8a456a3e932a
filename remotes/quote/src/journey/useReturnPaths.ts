import { hasReached, matchRoute, paths, type Quote } from '@shared/domain';
import { useLocation } from 'react-router-dom';
import { previousPath, purchaseReviewIn } from './previousPath';

/** The origin that links from the prices pass (specification 2.1). */
const FROM_RATES = '/rates';

/**
 * Where an edit of a car or driver returns (specification 2.6 and 2.7). Save: the list from the plain page, the review
 * from any other. Cancel: the rates if the shopper came from there, else the review if the quote is rated, else the
 * list. `/rates` means the stored quote's rates (reading 16). From the application review, both return to it.
 */
export function useReturnPaths(quote: Quote, of: 'vehicles' | 'drivers'): { saved: string; back: string } {
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
