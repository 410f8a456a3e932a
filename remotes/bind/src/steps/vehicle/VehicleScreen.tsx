import { PurchaseStep } from '../../journey/PurchaseStep';

/** Specification 2.12. */
export function VehicleScreen() {
  return <PurchaseStep step="vehicles">{() => null}</PurchaseStep>;
}
