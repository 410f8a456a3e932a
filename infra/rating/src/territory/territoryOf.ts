import { LATEST_TABLES, type RateTables, type Territory } from '../tables';

const LETTERS: ReadonlyMap<string | undefined, Territory> = new Map([
  ['r', 'rural'],
  ['t', 'town'],
  ['s', 'suburb'],
  ['c', 'city'],
  ['k', 'core'],
]);

/** An unknown ZIP (new, or another state's) gets the manual's neutral territory. */
const UNKNOWN: Territory = 'suburb';

/** The rating territory of a five-digit ZIP, from ZIP density around it (see tools/buildTerritories.ts). */
export function territoryOf(
  zip: string,
  tables: Pick<RateTables, 'territoryByZip'> = LATEST_TABLES,
): Territory {
  const letter = tables.territoryByZip[zip.slice(0, 3)]?.[Number(zip.slice(3))];
  return LETTERS.get(letter) ?? UNKNOWN;
}
