import type { ZipRow } from '../zipRow';
import { parseCsv } from './csv';
import type { OverlayLine } from './finishRows';

/** The stored table: zip,city,county,state,source, and `b` for a ZIP in `boxes`; no header, one row per line. */
export function rowsToText(rows: ZipRow[], boxes: ReadonlySet<string> = new Set()): string {
  return rows
    .map(({ zip, city, county, state, source }) =>
      [zip, city, county, state, source, ...(boxes.has(zip) ? ['b'] : [])].join(','),
    )
    .map((line) => `${line}\n`)
    .join('');
}

const ACTIONS = ['add', 'drop', 'street'] as const;

/**
 * Reads the overlay: a header line, then action,zip,city,county,state.
 * @throws Error for an action that does not exist.
 */
export function parseOverlay(text: string): OverlayLine[] {
  return parseCsv(text).map((line) => {
    const cell = (name: string) => line.get(name) ?? '';
    const row = { zip: cell('zip'), city: cell('city'), county: cell('county'), state: cell('state') };
    const action = ACTIONS.find((each) => each === cell('action'));
    if (action === undefined) throw new Error(`no such action: ${cell('action')} ${row.zip}`);
    return { action, row: { ...row, source: 'o' } };
  });
}
