import { FactList } from '@shared/ui';
import type { Purchase } from '../journey/PurchaseStep';
import { usePriceFacts } from './usePriceFacts';

/** The selected price and what it includes. */
export function PurchaseSummary({ quote, rate }: Purchase) {
  return <FactList facts={usePriceFacts(quote, rate)} />;
}
