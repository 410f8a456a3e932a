/** The file has an unsupported structure, so nothing may be appended to it. */
export class UnknownPdf extends Error {}

/** A dictionary's values by name, each as spelled in the file, so that unchanged ones stay as they were. */
export type PdfDictionary = ReadonlyMap<string, string>;

const GAP = /(?:[\0\t\n\f\r ]|%[^\n\r]*)*/y;
/** A reference, a name, a string of hex digits, or a number or word. */
const PLAIN = /\d+\s+\d+\s+R\b|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<[\da-fA-F\s]*>|[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const DEEPEST = 50;

function passed(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  if (!pattern.test(text)) throw new UnknownPdf('no value');
  return pattern.lastIndex;
}

/** The next position after whitespace and comments. */
export const afterGap = (text: string, at: number): number => passed(GAP, text, at);

function endOfString(text: string, begin: number): number {
  let open = 0;
  for (let at = begin; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') open += 1;
    else if (text[at] === ')') open -= 1;
    if (open === 0) return at + 1;
  }
  throw new UnknownPdf('a string without end');
}

function membersFrom(text: string, begin: number, close: string, depth: number) {
  if (depth > DEEPEST) throw new UnknownPdf('too deep');
  const values: string[] = [];
  let at = afterGap(text, begin);
  while (!text.startsWith(close, at)) {
    const end = endOfValue(text, at, depth);
    values.push(text.slice(at, end));
    at = afterGap(text, end);
  }
  return { values, end: at + close.length };
}

/** The end of the value that starts at a position. @throws UnknownPdf if none starts there. */
export function endOfValue(text: string, at: number, depth = 0): number {
  if (text[at] === '(') return endOfString(text, at);
  if (text.startsWith('<<', at)) return membersFrom(text, at + 2, '>>', depth + 1).end;
  if (text[at] === '[') return membersFrom(text, at + 1, ']', depth + 1).end;
  return passed(PLAIN, text, at);
}

/** @throws UnknownPdf for anything but an array. */
export function readArray(source = ''): string[] {
  if (!source.startsWith('[')) throw new UnknownPdf('no array');
  return membersFrom(source, 1, ']', 0).values;
}

/** @throws UnknownPdf for anything but a dictionary. */
export function readDictionary(source = ''): PdfDictionary {
  if (!source.startsWith('<<')) throw new UnknownPdf('no dictionary');
  const { values } = membersFrom(source, 2, '>>', 0);
  const entries = new Map<string, string>();
  for (let at = 0; at < values.length; at += 2) {
    const [name = '', value] = values.slice(at, at + 2);
    if (!name.startsWith('/') || value === undefined) throw new UnknownPdf('no dictionary');
    entries.set(name.slice(1), value);
  }
  return entries;
}

/** @throws UnknownPdf for anything but a nonnegative integer. */
export function readCount(source = ''): number {
  if (!/^\d{1,9}$/.test(source)) throw new UnknownPdf('no count');
  return Number(source);
}

/** The object number of a reference. @throws UnknownPdf for anything else. */
export function numberOf(source = ''): number {
  const [, number] = /^(\d{1,9})\s+0\s+R$/.exec(source) ?? [];
  return readCount(number);
}

export const reference = (number: number): string => `${number} 0 R`;
export const spellArray = (values: readonly string[]): string => `[${values.join(' ')}]`;

/** A dictionary with some of its values changed. */
export const spell = (dictionary: PdfDictionary, changes: Record<string, string> = {}): string =>
  `<< ${[...new Map([...dictionary, ...Object.entries(changes)])]
    .map(([name, value]) => `/${name} ${value}`)
    .join(' ')} >>`;
