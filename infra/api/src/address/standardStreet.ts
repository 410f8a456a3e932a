import { directionOf, loneUnitOf, suffixOf, titled, unitOf, wordsIn } from './words';

/** Street and unit, each a line as it is mailed to; `line2` is empty without a unit. */
export interface StreetLines {
  line1: string;
  line2: string;
}

const BOX = /^(?:p\s*o|post\s+office|po)\s*box\s+#?\s*([a-z0-9-]+)$/i;
const ROUTE = /^(rr|rural route|hc|highway contract)\s+#?\s*([a-z0-9]+)\s+box\s+#?\s*([a-z0-9-]+)$/i;
/** "123", "123A", "12-34", and the grids of Wisconsin, "N6W23001". */
const HOUSE = /^(?:\d+[a-z]?|\d+-\d+[a-z]?|[nsew]\d+[nsew]\d+)$/i;
const FRACTION = /^\d\/\d$/;

/** A box instead of a street, or null. */
function standardBox(line: string): string | null {
  const box = BOX.exec(line);
  if (box) return `PO Box ${box[1]?.toUpperCase()}`;
  const route = ROUTE.exec(line);
  if (!route) return null;
  const kind = /^r/i.test(route[1] ?? '') ? 'RR' : 'HC';
  return `${kind} ${route[2]?.toUpperCase()} Box ${route[3]?.toUpperCase()}`;
}

/** "apt 4b", "# 12", "basement"; null for what is no unit. */
export function standardUnit(words: readonly string[]): string | null {
  const [first, ...rest] = words[0] === '#' || words[1] !== '#' ? words : [words[0], ...words.slice(2)];
  const lone = loneUnitOf(first);
  if (lone !== null && rest.length === 0) return lone;
  const designator = unitOf(first);
  if (designator === null || rest.length !== 1) return null;
  return `${designator} ${rest[0]?.toUpperCase()}`;
}

/** Where the unit at the end of a street's words begins; their count where there is none. A number and a name stand before. */
function unitStart(words: readonly string[]): number {
  for (const length of [3, 2, 1]) {
    const start = words.length - length;
    // "100 Front" is a street.
    const least = length === 1 ? 3 : 2;
    if (start >= least && standardUnit(words.slice(start)) !== null) return start;
  }
  return words.length;
}

/** The name with its directions and suffix; what is all there is of a name ("North St", "Park Ave") is the name. */
function standardName(words: readonly string[]): string {
  const rest = [...words];
  const after = rest.length > 1 ? directionOf(rest.at(-1)) : null;
  if (after !== null) rest.pop();
  const before = rest.length > 1 && !(rest.length === 2 && suffixOf(rest[1])) ? directionOf(rest[0]) : null;
  if (before !== null) rest.shift();
  const suffix = rest.length > 1 ? suffixOf(rest.at(-1)) : null;
  if (suffix !== null) rest.pop();
  return [before, ...rest.map(titled), suffix, after].filter((part) => part !== null).join(' ');
}

/**
 * A street address in the form of Publication 28 (suffixes, directions, units), in title case; the unit moves to its own
 * line. Null where nothing can be said of it: no house number and no box, or a second line that is no unit.
 */
export function standardStreet(line1: string, line2: string): StreetLines | null {
  const second = wordsIn(line2);
  const given = second.length > 0 ? standardUnit(second) : '';
  if (given === null) return null;
  const words = wordsIn(line1);
  const box = standardBox(words.join(' '));
  if (box !== null) return { line1: box, line2: given };
  const end = given === '' ? unitStart(words) : words.length;
  const [number = '', ...name] = words.slice(0, end);
  if (!HOUSE.test(number) || name.length === 0) return null;
  const fraction = FRACTION.test(name[0] ?? '') && name.length > 1 ? name.shift() : null;
  const house = [number.toUpperCase(), fraction].filter(Boolean).join(' ');
  return {
    line1: `${house} ${standardName(name)}`,
    line2: given || (standardUnit(words.slice(end)) ?? ''),
  };
}
