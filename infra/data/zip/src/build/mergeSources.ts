import { placeKey } from '../placeKey';
import type { ZipRow } from '../zipRow';
import type { GeoNamesPlace } from './sources';

/** A county whose nearest GeoNames ZIP is farther than this (kilometers) is a source error, not a neighbor. */
const NEIGHBOR_KM = 40;

/**
 * Connecticut replaced its counties with planning regions in 2022, so the 2010 names would double every pair
 * there.
 */
const RENAMED_COUNTIES = new Set(['CT']);

export interface Sources {
  geoNames: GeoNamesPlace[];
  census: { zip: string; state: string; county: string }[];
  otherCities: { zip: string; city: string; state: string }[];
}

function kilometers(a: GeoNamesPlace, b: GeoNamesPlace): number {
  const radians = Math.PI / 180;
  const x = (a.longitude - b.longitude) * radians * Math.cos(((a.latitude + b.latitude) / 2) * radians);
  return 6371 * Math.hypot(x, (a.latitude - b.latitude) * radians);
}

function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const countyKey = (place: { state: string; county: string }) => `${place.state}/${placeKey(place.county)}`;

/** A ZIP's second county: Census names a different one, in the same state and next to the ZIP. */
function censusPairs({ geoNames, census }: Sources): ZipRow[] {
  const places = new Map(geoNames.map((place) => [place.zip, place]));
  const byCounty = groupBy(geoNames, countyKey);
  return census.flatMap(({ zip, state, county }) => {
    const place = places.get(zip);
    if (!place || place.state !== state || RENAMED_COUNTIES.has(state)) return [];
    const neighbors = byCounty.get(countyKey({ state, county })) ?? [];
    const name = neighbors[0]?.county;
    if (!name || placeKey(name) === placeKey(place.county)) return [];
    if (!neighbors.some((other) => kilometers(place, other) <= NEIGHBOR_KM)) return [];
    return [{ zip, city: place.city, county: name, state, source: 'c' as const }];
  });
}

/** GeoNames omits Puerto Rico, where a municipio is both the county and the city of an address. */
function puertoRico({ census }: Sources): ZipRow[] {
  return census
    .filter(({ state }) => state === 'PR')
    .map(({ zip, state, county }) => ({ zip, city: county, county, state, source: 'c' as const }));
}

/** Another city name counts only when both other packages list it, because each alone has errors. */
function agreedCities({ geoNames, otherCities }: Sources): ZipRow[] {
  const others = groupBy(otherCities, ({ zip }) => zip);
  return geoNames.flatMap(({ zip, city, county, state }) => {
    const [first, second] = others.get(zip) ?? [];
    if (!first || !second || first.state !== state || placeKey(first.city) !== placeKey(second.city))
      return [];
    if (placeKey(first.city) === placeKey(city)) return [];
    return [{ zip, city: first.city, county, state, source: 'm' as const }];
  });
}

/** The union of the packages before overlay and import. */
export function mergeSources(sources: Sources): ZipRow[] {
  const primary = sources.geoNames.map(({ zip, city, county, state, source }) => ({
    zip,
    city,
    county,
    state,
    source,
  }));
  return [...primary, ...censusPairs(sources), ...agreedCities(sources), ...puertoRico(sources)];
}
