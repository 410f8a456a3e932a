import { PurchaseStep } from '../../journey/PurchaseStep';

/** Specification 2.12. */
export function ReviewScreen() {
  return <PurchaseStep step="review">{() => null}</PurchaseStep>;
}
