import type { OverlayLine } from './finishRows';
import type { Sources } from './mergeSources';

/**
 * The ZIPs whose mail goes to boxes or one organization: the Census of 2010 made an area for every ZIP with delivered
 * homes, and none for these. A ZIP that the two other lists lack may be newer than the Census, so it counts as a street's;
 * so does one that the overlay names.
 */
export function boxZips({ geoNames, census, otherCities }: Sources, overlay: OverlayLine[]): Set<string> {
  const streets = new Set([
    ...census.map(({ zip }) => zip),
    ...overlay.filter(({ action }) => action === 'street').map(({ row }) => row.zip),
  ]);
  const lists = new Map<string, number>();
  for (const { zip } of otherCities) lists.set(zip, (lists.get(zip) ?? 0) + 1);
  return new Set(geoNames.map(({ zip }) => zip).filter((zip) => lists.get(zip) === 2 && !streets.has(zip)));
}
