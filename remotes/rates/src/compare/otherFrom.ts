import type { Offer } from '../offers/offersOf';

/** The offer that `with` names in the URL, to be compared with the first; the second without one. */
export function otherFrom<One extends Offer>(
  carrierId: string | null,
  offers: readonly One[],
): One | undefined {
  const [, ...others] = offers;
  return others.find(({ carrier }) => carrier.id === carrierId) ?? others[0];
}
