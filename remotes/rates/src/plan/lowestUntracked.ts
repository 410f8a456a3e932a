import type { PricedOffer } from './pricesOnAxis';

/** Beside a tracked first offer, the untracked one with the lowest total, the first of equal ones (reading 49). */
export function lowestUntracked(offers: readonly PricedOffer[]): PricedOffer | undefined {
  if (!offers[0]?.rate.monitored_driver) return undefined;
  const others = offers.filter(({ rate }) => !rate.monitored_driver);
  return others.toSorted((one, other) => one.view.total - other.view.total)[0];
}
