import type { Address } from '../entities/quote';
import { STATE_ZONES } from './parts/zones';

/** The parts of an address that decide its time zone. */
export type Place = Pick<Address, 'state' | 'county'>;

/** The IANA time zone of a place (reading 41): its county's if that differs from the state's. */
export function timeZoneOf({ state, county }: Place): string {
  const zone = STATE_ZONES[state];
  if (typeof zone === 'string') return zone;
  return zone.counties.includes(county) ? zone.other : zone.main;
}
