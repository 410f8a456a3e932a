import { PurchaseStep } from '../../journey/PurchaseStep';

/** Specification 2.12. */
export function DriverScreen() {
  return <PurchaseStep step="drivers">{() => null}</PurchaseStep>;
}
