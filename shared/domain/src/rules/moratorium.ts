import { CARRIER_IDS, type CarrierId } from '../carriers';
import type { StateCode } from '../entities/codes';
import type { Address } from '../entities/quote';

/**
 * A stop of new business, for example before a hurricane, for a carrier, a state, a county, or a combination. `from`
 * and `until` are inclusive ISO dates where the cars are kept; without `until` it has no end yet.
 */
export interface Moratorium {
  carrier?: CarrierId | undefined;
  state?: StateCode | undefined;
  /** County name from the ZIP table; requires a state. */
  county?: string | undefined;
  from: string;
  until?: string | undefined;
}

type Place = Pick<Address, 'state' | 'county'>;

const plain = (name: string): string => name.trim().toLowerCase();

function isInForce({ from, until }: Moratorium, today: string): boolean {
  return from <= today && (until === undefined || today <= until);
}

function concerns({ carrier, state, county }: Moratorium, carrierId: CarrierId, place: Place): boolean {
  return (
    (carrier === undefined || carrier === carrierId) &&
    (state === undefined || state === place.state) &&
    (county === undefined || plain(county) === plain(place.county))
  );
}

/** The carriers that write no new business at a place on a local ISO date. */
export function stoppedCarriers(
  moratoriums: readonly Moratorium[],
  place: Place,
  today: string,
): CarrierId[] {
  const inForce = moratoriums.filter((one) => isInForce(one, today));
  return CARRIER_IDS.filter((carrierId) => inForce.some((one) => concerns(one, carrierId, place)));
}
