import { zipRows } from './zipRows';

/** What a ZIP lookup answers (specification 7); `covered` is the API's to say, since it is a rule, not a fact. */
export interface ZipLookup {
  zip_code: string;
  state: string;
  counties: { name: string; cities: string[] }[];
}

/**
 * The state, counties and cities of a ZIP, counties and cities in alphabetical order.
 * @param zip five digits; anything else is null, as is a ZIP that does not exist.
 */
export function lookupZip(zip: string): ZipLookup | null {
  const rows = zipRows(zip);
  const first = rows[0];
  if (!first) return null;
  const counties = new Map<string, string[]>();
  for (const { county, city } of rows) counties.set(county, [...(counties.get(county) ?? []), city]);
  return {
    zip_code: zip,
    state: first.state,
    counties: [...counties]
      .map(([name, cities]) => ({ name, cities: cities.toSorted() }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
