import type { PricedOffer } from './pricesOnAxis';

const cheapest = (offers: readonly PricedOffer[]): PricedOffer | undefined =>
  offers.toSorted((one, other) => one.view.total - other.view.total)[0];

/** The untracked offer with the lowest total, the first of equal ones. */
export const lowestUntracked = (offers: readonly PricedOffer[]): PricedOffer | undefined =>
  cheapest(offers.filter(({ rate }) => !rate.monitored_driver));

/** The offer with the lowest total, the first of equal ones; if it is tracked, also the lowest of those that are not. */
export function lowestOf(offers: readonly PricedOffer[]) {
  const lowest = cheapest(offers);
  return { lowest, untracked: lowest?.rate.monitored_driver ? lowestUntracked(offers) : undefined };
}
