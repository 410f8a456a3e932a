import { zipRows } from './zipRows';

/** Result of a ZIP lookup (specification 7); the API adds `covered`, because that is a rule, not a fact. */
export interface ZipLookup {
  zip_code: string;
  state: string;
  counties: { name: string; cities: string[] }[];
  /** Mail goes to P.O. boxes or one organization; absent for a ZIP with streets. */
  boxes_only?: true;
}

/**
 * The state, counties and cities of a ZIP, counties and cities in alphabetical order.
 * @param zip five digits; returns null for anything else and for a ZIP that does not exist.
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
    ...(first.boxesOnly ? { boxes_only: true } : {}),
  };
}
