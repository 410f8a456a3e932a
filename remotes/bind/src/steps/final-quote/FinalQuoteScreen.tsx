import { PurchaseStep } from '../../journey/PurchaseStep';

/** Specification 2.12. */
export function FinalQuoteScreen() {
  return <PurchaseStep step="finalRates">{() => null}</PurchaseStep>;
}
