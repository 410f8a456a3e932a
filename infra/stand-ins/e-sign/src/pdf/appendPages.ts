import type { Fonts } from './ink';
import { readTail, type PdfTail } from './readTail';
import type { Tag } from './tag';
import { type NewObjects, tagPages } from './tagPages';
import { numberOf, readArray, readCount, reference, spell, spellArray, UnknownPdf } from './values';
import { createHash } from 'node:crypto';

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
function writeUpdate(content: Buffer, tail: PdfTail, objects: ReadonlyMap<number, string>): Buffer {
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

/** Pages to append: US Letter, each with its drawing commands (ASCII), their fonts, and their structure element. */
export interface NewPages {
  drawings: readonly string[];
  fonts: Fonts;
  root: Tag;
}

function startObjects({ size }: PdfTail): NewObjects {
  let number = size - 1;
  return {
    objects: new Map(),
    next() {
      number += 1;
      return number;
    },
  };
}

function addFonts(made: NewObjects, fonts: Fonts): string {
  const named = Object.entries(fonts).map(([name, letters]) => `/${name} ${letters.embed(made)}`);
  return `<< /Font << ${named.join(' ')} >> >>`;
}

function addDrawing({ objects, next }: NewObjects, drawing: string): string {
  const number = next();
  objects.set(number, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
  return reference(number);
}

function addPages(made: NewObjects, added: NewPages, tail: PdfTail, parent: string): string[] {
  const { drawings, fonts, root } = added;
  const numbers = drawings.map(() => made.next());
  const pages = numbers.map(reference);
  const resources = addFonts(made, fonts);
  const tagging = tagPages(tail, made, root, pages);
  for (const [at, drawing] of drawings.entries()) {
    const box = '/MediaBox [0 0 612 792] /CropBox [0 0 612 792] /Rotate 0';
    const contents = addDrawing(made, drawing);
    const page = `<< /Type /Page /Parent ${parent} ${box} /Contents ${contents} /Resources ${resources} ${tagging[at]} >>`;
    made.objects.set(numbers[at] ?? 0, page);
  }
  return pages;
}

/**
 * Appends pages to a PDF in an incremental update that leaves its bytes unchanged. The same file and pages give the
 * same bytes. @throws UnknownPdf for a file with another structure than those sent here.
 */
export function appendPages(content: Buffer, added: NewPages): Buffer {
  const tail = readTail(content);
  const catalog = tail.objectAt(tail.trailer.get('Root'));
  // An appended page could break a form or a certified document.
  if (catalog.has('AcroForm') || catalog.has('Perms')) throw new UnknownPdf('a form');
  const at = catalog.get('Pages') ?? '';
  const tree = tail.objectAt(at);
  const made = startObjects(tail);
  const pages = addPages(made, added, tail, at);
  const kids = spellArray([...readArray(tree.get('Kids')), ...pages]);
  const count = String(readCount(tree.get('Count')) + pages.length);
  made.objects.set(numberOf(at), spell(tree, { Kids: kids, Count: count }));
  return writeUpdate(content, tail, made.objects);
}
