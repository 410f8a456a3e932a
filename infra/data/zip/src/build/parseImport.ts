import type { ZipRow } from '../zipRow';
import { parseCsv } from './csv';
import { cityName, countyName } from './displayName';

/** HUD counties are offered if they have at least this share of the ZIP's addresses. */
const MINIMUM_SHARE = 0.01;

type Line = Map<string, string>;
const cell = (line: Line, ...names: string[]) => names.map((name) => line.get(name)).find(Boolean) ?? '';

function hudRow(line: Line, counties: ReadonlyMap<string, string>): ZipRow[] {
  const share = Number(cell(line, 'tot_ratio') || '1');
  const county = counties.get(cell(line, 'county', 'geoid').padStart(5, '0'));
  if (share < MINIMUM_SHARE || !county) return [];
  const city = cityName(cell(line, 'usps_zip_pref_city'));
  return [{ zip: '', city, county, state: cell(line, 'usps_zip_pref_state'), source: 'i' }];
}

function plainRow(line: Line): ZipRow[] {
  const city = cityName(cell(line, 'city', 'city_name'));
  const county = countyName(cell(line, 'county', 'county_name'));
  return [{ zip: '', city, county, state: cell(line, 'state', 'state_code').toUpperCase(), source: 'i' }];
}

/**
 * Rows of a HUD crosswalk (ZIP, COUNTY as Census number, USPS_ZIP_PREF_CITY, USPS_ZIP_PREF_STATE, TOT_RATIO) or of a
 * list (zip, city, county, state). Lines without a complete ZIP, city, county and state are skipped.
 * @param counties county names by five-digit Census number.
 */
export function parseImport(text: string, counties: ReadonlyMap<string, string>): ZipRow[] {
  return parseCsv(text).flatMap((line) => {
    const zip = cell(line, 'zip', 'zip_code', 'zipcode').padStart(5, '0');
    const rows = line.has('usps_zip_pref_city') ? hudRow(line, counties) : plainRow(line);
    return rows
      .filter(({ city, county, state }) => /^\d{5}$/.test(zip) && city && county && /^[A-Z]{2}$/.test(state))
      .map((row) => ({ ...row, zip }));
  });
}
