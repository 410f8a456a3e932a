import { PurchaseStep } from '../../journey/PurchaseStep';

/** Specification 2.12. */
export function CoveragesScreen() {
  return <PurchaseStep step="coverages">{() => null}</PurchaseStep>;
}
