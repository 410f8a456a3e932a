import { comparePrices, formatDollars } from '@shared/domain';
import type { PricedOffer } from '../plan/pricesOnAxis';

/** Why the first offer is recommended, as a `rates` text key and values. */
export interface Reason {
  key: 'compare.why' | 'compare.whyFirst' | 'compare.whyTie' | 'compare.whyOnly';
  values: Record<string, string | number>;
}

const priceOf = ({ rate, view }: PricedOffer) => ({ total: view.total, months: rate.term.duration });

/** Based on prices only: how much less one pays in all than with the next one, a tie, or the only one. */
export function reasonFor(offers: readonly PricedOffer[]): Reason {
  const [best, next] = offers;
  if (!best || !next) return { key: 'compare.whyOnly', values: {} };
  const values = { count: offers.length };
  if (next.rate.policy_premium <= best.rate.policy_premium) return { key: 'compare.whyTie', values };
  const { difference, months } = comparePrices(priceOf(best), priceOf(next));
  // Rounding up can make up for a dollar of premium.
  if (difference <= 0) return { key: 'compare.whyFirst', values };
  return { key: 'compare.why', values: { ...values, amount: formatDollars(difference), months } };
}
