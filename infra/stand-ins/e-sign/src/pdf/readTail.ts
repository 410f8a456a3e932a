import {
  afterGap,
  endOfValue,
  numberOf,
  type PdfDictionary,
  readCount,
  readDictionary,
  UnknownPdf,
} from './values';

/** The facts at the end of a file. */
export interface PdfTail {
  /** Byte offset of its cross-reference table. */
  startXref: number;
  trailer: PdfDictionary;
  /** The first unused object number. */
  size: number;
  /** The target of a reference. @throws UnknownPdf for anything but a dictionary that is not a stream. */
  objectAt(reference: string | undefined): PdfDictionary;
}

const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
const SECTION = /(\d+) (\d+)\s*/y;
const ENTRY = /(\d{10}) (\d{5}) ([nf])[ \r\n]{2}/y;
/** Earlier updates, other tables, encryption: files sent here have none. */
const FOREIGN = ['Prev', 'XRefStm', 'Encrypt'];

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The entries of a classic cross-reference table; `at` is after the word `xref`. */
function readTable(text: string, begin: number) {
  const offsets = new Map<number, number>();
  let at = afterGap(text, begin);
  for (let head = matchAt(SECTION, text, at); head; head = matchAt(SECTION, text, at)) {
    const [first, count] = [Number(head[1]), Number(head[2])];
    at += head[0].length;
    for (let number = first; number < first + count; number += 1) {
      const entry = matchAt(ENTRY, text, at);
      if (!entry) throw new UnknownPdf('a table of another kind');
      // Files sent here never reuse a freed object number.
      if (entry[3] === 'n' && entry[2] === '00000') offsets.set(number, Number(entry[1]));
      at += entry[0].length;
    }
  }
  return { offsets, end: at };
}

function objectAt(text: string, offsets: ReadonlyMap<number, number>, number: number): PdfDictionary {
  const offset = offsets.get(number);
  const head = offset === undefined ? null : matchAt(/(\d+)\s+0\s+obj\s*/y, text, offset);
  if (offset === undefined || Number(head?.[1]) !== number) throw new UnknownPdf('an object is missing');
  const begin = offset + (head?.[0].length ?? 0);
  const end = endOfValue(text, begin);
  if (!text.startsWith('endobj', afterGap(text, end))) throw new UnknownPdf('no plain object');
  return readDictionary(text.slice(begin, end));
}

/** Reads the end of a PDF with one classic cross-reference table. @throws UnknownPdf for any other file. */
export function readTail(content: Buffer): PdfTail {
  const text = content.toString('latin1');
  const startXref = Number(END.exec(text.slice(-1024))?.[1] ?? Number.NaN);
  if (!text.startsWith('xref', startXref)) throw new UnknownPdf('no table');
  const { offsets, end } = readTable(text, startXref + 'xref'.length);
  if (!text.startsWith('trailer', end)) throw new UnknownPdf('no trailer');
  const begin = afterGap(text, end + 'trailer'.length);
  const trailer = readDictionary(text.slice(begin, endOfValue(text, begin)));
  if (FOREIGN.some((name) => trailer.has(name))) throw new UnknownPdf('no plain file');
  const size = readCount(trailer.get('Size'));
  if ([...offsets.keys()].some((number) => number >= size)) throw new UnknownPdf('another size');
  return {
    startXref,
    trailer,
    size,
    objectAt: (reference) => objectAt(text, offsets, numberOf(reference)),
  };
}
