import type { Offer } from '../offers/offersOf';
import { MAX_SIDE } from './usePicks';

/** Fewer are no comparison. */
const MIN_SIDE = 2;

/**
 * The offers that `side` of the address names (`FCIC,USIC`), in the order of prices; at most three. Null where it does
 * not name two that have a price: the list of all offers shows instead.
 */
export function sideFrom(text: string | null, offers: readonly Offer[]): Offer[] | null {
  const asked = new Set((text ?? '').split(',').slice(0, MAX_SIDE));
  const found = offers.filter(({ carrier }) => asked.has(carrier.id));
  return found.length >= MIN_SIDE ? found : null;
}

/** The address of the comparison with these carriers side by side. */
export function sidePath(comparePath: string, carrierIds: readonly string[]): string {
  return `${comparePath}?side=${carrierIds.join(',')}`;
}
