import { hasReached, paths, type Quote } from '@shared/domain';
import { useLocation } from '@shared/federation/router';

/**
 * Where Cancel of an edit leads (specification 2.6 and 2.7): the rates when the person came from there, else the
 * review when the quote is rated, else the list. `/rates` means the stored quote's rates (reading 16).
 */
export function useBackPath(quote: Quote, list: string): string {
  const { state } = useLocation();
  if (cameFromRates(state)) return paths.rates(quote.id);
  return hasReached(quote.status, 'RATED') ? paths.review() : list;
}

/** Whoever links here from the rates says so in the navigation's state: `{previousPath: '/rates'}`. */
function cameFromRates(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'previousPath' in state && state.previousPath === '/rates'
  );
}
