import type { ZipRow } from '../zipRow';
import { parseCsv } from './csv';
import type { OverlayLine } from './finishRows';

/** The stored table: zip,city,county,state,source; no header, one row per line. */
export function rowsToText(rows: ZipRow[]): string {
  return rows.map((row) => `${row.zip},${row.city},${row.county},${row.state},${row.source}\n`).join('');
}

/** Reads the overlay: a header line, then action,zip,city,county,state. */
export function parseOverlay(text: string): OverlayLine[] {
  return parseCsv(text).map((line) => {
    const cell = (name: string) => line.get(name) ?? '';
    const row = { zip: cell('zip'), city: cell('city'), county: cell('county'), state: cell('state') };
    return { action: cell('action') === 'drop' ? 'drop' : 'add', row: { ...row, source: 'o' } };
  });
}
