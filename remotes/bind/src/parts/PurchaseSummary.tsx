import { FactList } from '@shared/ui';
import type { Purchase } from '../journey/PurchaseStep';
import { usePriceFacts } from './usePriceFacts';

/** The price that was chosen and what it is for. Never competes with the question. */
export function PurchaseSummary({ quote, rate }: Purchase) {
  return <FactList facts={usePriceFacts(quote, rate)} />;
}
