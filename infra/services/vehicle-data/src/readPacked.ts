import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** The text of a packed file in `data/`. */
export function readPacked(name: 'catalogue' | 'vin'): string {
  const file = fileURLToPath(new URL(`../data/${name}.txt.br`, import.meta.url));
  return brotliDecompressSync(readFileSync(file)).toString('utf8');
}
