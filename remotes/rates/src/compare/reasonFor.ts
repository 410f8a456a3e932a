import { formatDollars } from '@shared/domain';
import type { Offer } from '../offers/offersOf';

/** Why the first offer is recommended, as a `rates` text key and values. */
export interface Reason {
  key: 'compare.why' | 'compare.whyTie' | 'compare.whyOnly';
  values: Record<string, string | number>;
}

/** Based on prices only: how much lower than the next one, a tie, or the only one. */
export function reasonFor(offers: readonly Offer[]): Reason {
  const [best, next] = offers;
  if (!best || !next) return { key: 'compare.whyOnly', values: {} };
  const less = next.rate.policy_premium - best.rate.policy_premium;
  if (less <= 0) return { key: 'compare.whyTie', values: { count: offers.length } };
  const values = { count: offers.length, amount: formatDollars(less), months: best.rate.term.duration };
  return { key: 'compare.why', values };
}
