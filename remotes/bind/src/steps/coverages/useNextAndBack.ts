import { areCoveragesSettled, forwardPath, paths, purchaseJourney, type Quote } from '@shared/domain';
import { useReturnTo } from '../../journey/useReturnTo';

/**
 * Where the coverage review continues and goes back (specification 2.12); to the application review if opened from
 * there. No way back if these coverages would redirect here again.
 */
export function useNextAndBack(quote: Quote): { next: string; back: string | null } {
  const next = useReturnTo(forwardPath(purchaseJourney, 'coverages', quote));
  const back = useReturnTo(paths.purchaseVehicles());
  const isShut = back === paths.purchaseReview() && !areCoveragesSettled(quote);
  return { next, back: isShut ? null : back };
}
