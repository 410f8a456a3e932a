import type { Offer } from '../offers/offersOf';
import { MAX_SIDE } from './usePicks';

/** A comparison needs at least two. */
const MIN_SIDE = 2;

/**
 * The offers named by `side` in the URL (`FCIC,USIC`), in price order; at most three. Null unless it names two with a
 * price, which shows the list of all offers instead.
 */
export function sideFrom(text: string | null, offers: readonly Offer[]): Offer[] | null {
  const asked = new Set((text ?? '').split(',').slice(0, MAX_SIDE));
  const found = offers.filter(({ carrier }) => asked.has(carrier.id));
  return found.length >= MIN_SIDE ? found : null;
}

/** The comparison's path with these carriers side by side. */
export function sidePath(comparePath: string, carrierIds: readonly string[]): string {
  return `${comparePath}?side=${carrierIds.join(',')}`;
}
