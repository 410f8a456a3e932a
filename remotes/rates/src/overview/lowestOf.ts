import type { PricedOffer } from '../plan/pricesOnAxis';

const cheaper = (one: PricedOffer, other: PricedOffer): PricedOffer =>
  other.view.total < one.view.total ? other : one;

/** The offer with the lowest total, the first of equal ones; if it is tracked, also the lowest of those that are not. */
export function lowestOf(offers: readonly PricedOffer[]) {
  const [first, ...others] = offers;
  const lowest = first && others.reduce(cheaper, first);
  const [free, ...more] = lowest?.rate.monitored_driver
    ? offers.filter(({ rate }) => !rate.monitored_driver)
    : [];
  return { lowest, untracked: free && more.reduce(cheaper, free) };
}
