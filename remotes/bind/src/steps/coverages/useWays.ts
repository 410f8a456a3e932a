import { paths } from '@shared/domain';
import { useReturnTo } from '../../journey/useReturnTo';

/** Where the review of coverages leads on and back (specification 2.12); to the application review if that opened it. */
export function useWays(): { next: string; back: string } {
  return { next: useReturnTo(paths.questions()), back: useReturnTo(paths.purchaseVehicles()) };
}
