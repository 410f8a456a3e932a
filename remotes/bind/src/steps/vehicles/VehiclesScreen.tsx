import { PurchaseStep } from '../../journey/PurchaseStep';

/** Specification 2.12. */
export function VehiclesScreen() {
  return <PurchaseStep step="vehicles">{() => null}</PurchaseStep>;
}
