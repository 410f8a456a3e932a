import { placeKey } from '../placeKey';
import type { ZipRow } from '../zipRow';

export interface OverlayLine {
  /** `street`: homes get mail in this ZIP, whatever the sources say. */
  action: 'add' | 'drop' | 'street';
  row: ZipRow;
}

const pairKey = ({ zip, city, county }: ZipRow) => `${zip}/${placeKey(city)}/${placeKey(county)}`;
const sortKey = ({ zip, city, county }: ZipRow) => `${zip}\u0000${city}\u0000${county}`;

/**
 * An imported file replaces a ZIP's package rows, because HUD and USPS are the authorities on their own
 * codes.
 */
export function applyImport(rows: ZipRow[], imported: ZipRow[]): ZipRow[] {
  const zips = new Set(imported.map(({ zip }) => zip));
  return [...rows.filter(({ zip }) => !zips.has(zip)), ...imported];
}

/**
 * Applies the overlay, drops pairs that differ only in spelling (the first one stays) and sorts by ZIP, city, county.
 * @throws Error if the overlay would put a ZIP in two states.
 */
export function finishRows(rows: ZipRow[], overlay: OverlayLine[]): ZipRow[] {
  const dropped = new Set(overlay.filter(({ action }) => action === 'drop').map(({ row }) => pairKey(row)));
  const added = overlay.filter(({ action }) => action === 'add').map(({ row }) => row);
  const unique = new Map<string, ZipRow>();
  const states = new Map<string, string>();
  for (const row of [...rows, ...added]) {
    const state = states.get(row.zip);
    if (state !== undefined && state !== row.state)
      throw new Error(`${row.zip} in ${state} and ${row.state}`);
    states.set(row.zip, row.state);
    if (!dropped.has(pairKey(row)) && !unique.has(pairKey(row))) unique.set(pairKey(row), row);
  }
  return [...unique.values()].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}
