import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import type { ZipPair } from './zipRow';

const DATA_FILE = fileURLToPath(new URL('../data/zips.csv.br', import.meta.url));

interface StoredPair extends ZipPair {
  /** The ZIP's mail goes to boxes or one organization. */
  boxesOnly: boolean;
}

let table: string | undefined;

/** The table stays one string (about 1.7 MB), because objects would cost ten times that; read at first use. */
function readTable(): string {
  table ??= brotliDecompressSync(readFileSync(DATA_FILE)).toString('latin1');
  return table;
}

function lineStart(text: string, position: number): number {
  return position <= 0 ? 0 : text.lastIndexOf('\n', position - 1) + 1;
}

/** Index of the first line of `zip`, or where it would be: lines are sorted by ZIP. */
function firstLine(text: string, zip: string): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const start = lineStart(text, (low + high) >> 1);
    if (text.slice(start, start + 5) < zip) {
      const end = text.indexOf('\n', start);
      low = end === -1 ? text.length : end + 1;
    } else {
      high = start;
    }
  }
  return low;
}

function parseLine(line: string): StoredPair {
  const [zip = '', city = '', county = '', state = '', , mark] = line.split(',');
  return { zip, city, county, state, boxesOnly: mark === 'b' };
}

/** All rows of a ZIP in the table's order (city, then county); empty if it is unknown or malformed. */
export function zipRows(zip: string): StoredPair[] {
  if (!/^\d{5}$/.test(zip)) return [];
  const text = readTable();
  const rows: StoredPair[] = [];
  let start = firstLine(text, zip);
  while (text.startsWith(`${zip},`, start)) {
    const end = text.indexOf('\n', start);
    rows.push(parseLine(text.slice(start, end)));
    start = end + 1;
  }
  return rows;
}
