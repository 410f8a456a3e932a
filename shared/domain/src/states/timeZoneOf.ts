import type { Address } from '../entities/quote';
import type { StateCode } from '../entities/codes';

const CENTRAL = 'America/Chicago';
const EASTERN = 'America/New_York';
const MOUNTAIN = 'America/Denver';

/** Main time zone of each state; kept apart from the rules because the first prices need only these (byte budget). */
const MAIN_ZONES: Record<StateCode, string> = {
  IL: CENTRAL,
  IN: 'America/Indiana/Indianapolis',
  MO: CENTRAL,
  KS: CENTRAL,
  IA: CENTRAL,
  AR: CENTRAL,
  TX: CENTRAL,
  WI: CENTRAL,
  OH: EASTERN,
  PA: EASTERN,
  OK: CENTRAL,
};

interface OtherZone {
  timeZone: string;
  counties: readonly string[];
}

/** Counties outside their state's main time zone (49 CFR part 71), named as in the ZIP data. */
export const OTHER_ZONES: Partial<Record<StateCode, OtherZone>> = {
  IN: {
    timeZone: CENTRAL,
    counties: 'Gibson,Jasper,Lake,LaPorte,Newton,Perry,Porter,Posey,Spencer,Starke,Vanderburgh,Warrick'.split(
      ',',
    ),
  },
  KS: { timeZone: MOUNTAIN, counties: 'Greeley,Hamilton,Sherman,Wallace'.split(',') },
  TX: { timeZone: MOUNTAIN, counties: 'El Paso,Hudspeth'.split(',') },
};

/** The parts of an address that decide its time zone. */
export type Place = Pick<Address, 'state' | 'county'>;

/** The IANA time zone of a place (reading 41): its county's if that differs from the state's. */
export function timeZoneOf({ state, county }: Place): string {
  const other = OTHER_ZONES[state];
  return other?.counties.includes(county) ? other.timeZone : MAIN_ZONES[state];
}
