import { readPacked } from '../readPacked';
import { parseKey, type Key } from './patternKey';

export interface Patterns {
  models: { make: string; model: string; keys: Key[] }[];
  trims: { names: string[]; keys: Key[] }[];
  bodies: { body: number; keys: Key[] }[];
  weights: { isHeavy: boolean; keys: Key[] }[];
}
/** Patterns by manufacturer code and model year, parsed when asked for. */
export interface VinTable {
  schemas: (wmi: string, year: number) => Patterns[];
  /** vPIC's vehicle type of a manufacturer code; null for an unknown one. */
  typeOf: (wmi: string) => number | null;
}

function parseBlock(block: string): Patterns {
  const patterns: Patterns = { models: [], trims: [], bodies: [], weights: [] };
  for (const line of block.split('\n')) {
    const cells = line.split('\t');
    const keys = (cells.at(-1) ?? '').split(' ').map(parseKey);
    if (cells[0] === 'M') patterns.models.push({ make: cells[1] ?? '', model: cells[2] ?? '', keys });
    else if (cells[0] === 'T') patterns.trims.push({ names: (cells[1] ?? '').split(';'), keys });
    else if (cells[0] === 'W') patterns.weights.push({ isHeavy: cells[1] === '1', keys });
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
  const types = new Map<string, number>();
  for (const line of head.split('\n')) {
    const [name = '', list = ''] = line.slice(1).split('\t');
    if (line.startsWith('@')) uses.set(name, list.split(' '));
    else for (const wmi of list.split(' ')) types.set(wmi, Number(name));
  }
  const bySchema = new Map(blocks.map((block) => [block.slice(0, block.indexOf('\n')), block]));
  return {
    typeOf: (wmi) => types.get(wmi) ?? null,
    schemas: (wmi, year) =>
      (uses.get(wmi) ?? [])
        .filter((use) => covers(use, year))
        .map((use) => bySchema.get(use.slice(0, use.indexOf(':'))))
        .flatMap((block) => (block === undefined ? [] : [parseBlock(block)])),
  };
}
