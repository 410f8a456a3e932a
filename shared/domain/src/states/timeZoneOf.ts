import type { Address } from '../entities/quote';
import type { StateCode } from '../entities/codes';
import { STATE_RULES } from './registry';

interface OtherZone {
  timeZone: string;
  counties: readonly string[];
}

/** The counties whose clocks differ from most of their state (49 CFR part 71), named as in the ZIP data. */
export const OTHER_ZONES: Partial<Record<StateCode, OtherZone>> = {
  IN: {
    timeZone: 'America/Chicago',
    counties: 'Gibson,Jasper,Lake,LaPorte,Newton,Perry,Porter,Posey,Spencer,Starke,Vanderburgh,Warrick'.split(
      ',',
    ),
  },
  KS: { timeZone: 'America/Denver', counties: 'Greeley,Hamilton,Sherman,Wallace'.split(',') },
  TX: { timeZone: 'America/Denver', counties: 'El Paso,Hudspeth'.split(',') },
};

/** A place as far as its clock goes. */
export type Place = Pick<Address, 'state' | 'county'>;

/** The IANA time zone of a place (reading 41): its county's, where that differs from its state's. */
export function timeZoneOf({ state, county }: Place): string {
  const other = OTHER_ZONES[state];
  return other?.counties.includes(county) ? other.timeZone : STATE_RULES[state].timeZone;
}
