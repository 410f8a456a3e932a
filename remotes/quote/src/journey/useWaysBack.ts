import { hasReached, matchRoute, paths, type Quote } from '@shared/domain';
import { useLocation } from '@shared/federation/router';

/**
 * Where an edit of a car or driver leads (specification 2.6 and 2.7). Save: its list from the plain page, the review
 * from any other. Cancel: the rates when the person came from there, else the review when the quote is rated, else the
 * list. `/rates` means the stored quote's rates (reading 16).
 */
export function useWaysBack(quote: Quote, of: 'vehicles' | 'drivers'): { saved: string; back: string } {
  const { pathname, state } = useLocation();
  const list = paths[of]();
  const isPlain = matchRoute(pathname) === (of === 'vehicles' ? 'editVehicle' : 'editDriver');
  return {
    saved: isPlain ? list : paths.review(),
    back: cameFromRates(state)
      ? paths.rates(quote.id)
      : hasReached(quote.status, 'RATED')
        ? paths.review()
        : list,
  };
}

/** Whoever links here from the rates says so in the navigation's state: `{previousPath: '/rates'}`. */
function cameFromRates(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'previousPath' in state && state.previousPath === '/rates'
  );
}
