import { createHash } from 'node:crypto';
import type { PdfTail } from './readTail';
import { readArray, spell, spellArray } from './values';

const padded = (value: number): string => String(value).padStart(10, '0');

/** Cross-reference sections: one for each run of numbers. */
function sections(offsets: readonly (readonly [number: number, offset: number])[]): string {
  const runs: { first: number; entries: string[] }[] = [];
  for (const [number, offset] of offsets) {
    const last = runs.at(-1);
    const entry = `${padded(offset)} 00000 n \n`;
    if (last && last.first + last.entries.length === number) last.entries.push(entry);
    else runs.push({ first: number, entries: [entry] });
  }
  return runs.map(({ first, entries }) => `${first} ${entries.length}\n${entries.join('')}`).join('');
}

/** The first half of a file's id never changes; the second identifies its current state. */
function idOf({ trailer }: PdfTail, objects: string): Record<string, string> {
  if (!trailer.has('ID')) return {};
  const state = createHash('sha256').update(objects).digest('hex').slice(0, 32);
  const [own = '<>'] = readArray(trailer.get('ID'));
  return { ID: spellArray([own, `<${state}>`]) };
}

/**
 * Appends an incremental update to a file: its bytes unchanged, then new or replaced objects (a character per byte).
 * The same file and objects give the same bytes.
 */
export function writeUpdate(content: Buffer, tail: PdfTail, objects: ReadonlyMap<number, string>): Buffer {
  const offsets: [number, number][] = [];
  let body = '\n';
  for (const [number, source] of [...objects].toSorted(([a], [b]) => a - b)) {
    offsets.push([number, content.length + body.length]);
    body += `${number} 0 obj\n${source}\nendobj\n`;
  }
  const size = Math.max(tail.size, ...[...objects.keys()].map((number) => number + 1));
  const trailer = spell(tail.trailer, {
    Size: String(size),
    Prev: String(tail.startXref),
    ...idOf(tail, body),
  });
  const end = `xref\n${sections(offsets)}trailer\n${trailer}\nstartxref\n${content.length + body.length}\n%%EOF\n`;
  return Buffer.concat([content, Buffer.from(body + end, 'latin1')]);
}
