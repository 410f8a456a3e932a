import { PurchaseStep } from '../../journey/PurchaseStep';

/** Specification 2.12. */
export function DriversScreen() {
  return <PurchaseStep step="drivers">{() => null}</PurchaseStep>;
}
