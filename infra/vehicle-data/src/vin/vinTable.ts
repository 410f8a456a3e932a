import { readPacked } from '../readPacked';
import { parseKey, type Key } from './patternKey';

export interface Patterns {
  models: { make: string; model: string; keys: Key[] }[];
  trims: { names: string[]; keys: Key[] }[];
  bodies: { body: number; keys: Key[] }[];
}
/** Patterns by manufacturer code and model year, parsed when asked for. */
export interface VinTable {
  schemas: (wmi: string, year: number) => Patterns[];
}

function parseBlock(block: string): Patterns {
  const patterns: Patterns = { models: [], trims: [], bodies: [] };
  for (const line of block.split('\n')) {
    const cells = line.split('\t');
    const keys = (cells.at(-1) ?? '').split(' ').map(parseKey);
    if (cells[0] === 'M') patterns.models.push({ make: cells[1] ?? '', model: cells[2] ?? '', keys });
    else if (cells[0] === 'T') patterns.trims.push({ names: (cells[1] ?? '').split(';'), keys });
    else if (cells[0] === 'B') patterns.bodies.push({ body: Number(cells[1]), keys });
  }
  return patterns;
}

function covers(use: string, year: number): boolean {
  const [, from = '', to = ''] = /:(\d+)-(\d*)$/.exec(use) ?? [];
  return Number(from) <= year && (to === '' || Number(to) >= year);
}

/** Reads the packed VIN table (about 2.5 MB of text, which its blocks share). */
export function openVinTable(): VinTable {
  const [head = '', ...blocks] = readPacked('vin').split('\n#');
  const uses = new Map<string, string[]>();
  for (const line of head.split('\n')) {
    const [wmi = '', list = ''] = line.slice(1).split('\t');
    uses.set(wmi, list.split(' '));
  }
  const bySchema = new Map(blocks.map((block) => [block.slice(0, block.indexOf('\n')), block]));
  return {
    schemas: (wmi, year) =>
      (uses.get(wmi) ?? [])
        .filter((use) => covers(use, year))
        .map((use) => bySchema.get(use.slice(0, use.indexOf(':'))))
        .flatMap((block) => (block === undefined ? [] : [parseBlock(block)])),
  };
}
