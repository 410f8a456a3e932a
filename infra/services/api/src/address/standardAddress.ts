import { cityOptions, isCityOfZip } from '@infra/zip-data';
import type { SuggestedAddress } from '@shared/domain/purchase';
import { SUFFIXES } from './data/suffixes';
import { DIRECTIONS, LONE_UNITS, UNITS } from './data/units';

/** Finds the standard word of a spelling in any case; null for any other word. */
type Words = (spelling: string | undefined) => string | null;

function wordsOf(table: Record<string, string>): Words {
  const bySpelling = new Map(
    Object.entries(table).flatMap(([standard, spellings]) =>
      spellings.split(' ').map((spelling): [string, string] => [spelling, standard]),
    ),
  );
  return (spelling) => bySpelling.get(spelling?.toLowerCase() ?? '') ?? null;
}

const suffixOf = wordsOf(SUFFIXES);
const unitOf = wordsOf(UNITS);
const loneUnitOf = wordsOf(LONE_UNITS);
const directionOf = wordsOf(DIRECTIONS);

/**
 * The words of a line in Publication 28 style: no commas, no periods except decimal points, single spaces, '#' as a
 * separate word, "north west" and "N.W." as one direction.
 */
function wordsIn(line: string): string[] {
  const words = line
    .replaceAll(/\b([ns])\.?\s*([ew])\./gi, '$1$2')
    .replaceAll(/\b(north|south)\s+(east|west)\b/gi, '$1$2')
    .replaceAll(/[,;]|(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll('#', ' # ')
    .trim();
  return words === '' ? [] : words.split(/\s+/);
}

const ORDINAL = /^\d+(?:st|nd|rd|th)$/i;

/** A word of a name in title case; mixed case ("McKinley") is kept, and ordinals are lowercase. */
function titled(word: string): string {
  if (ORDINAL.test(word)) return word.toLowerCase();
  if (/\d/.test(word)) return word.toUpperCase();
  if (/^\p{Lu}.*\p{Ll}/u.test(word)) return word;
  return word.toLowerCase().replaceAll(/(?<=^|[-'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Words that stay lowercase inside a name, in English and in Spanish. */
const SMALL = /^(?:and|at|by|in|of|on|the|de|del|el|la|las|los|y)$/i;

/** The words of a name in title case, with small words lowercase except the first and last. */
const titledName = (words: readonly string[]): string[] =>
  words.map((word, at) =>
    at > 0 && at < words.length - 1 && SMALL.test(word) ? word.toLowerCase() : titled(word),
  );

const isOpposed = (one: string | undefined, other: string | undefined): boolean =>
  /^[NS]$/.test(directionOf(one) ?? '') && /^[EW]$/.test(directionOf(other) ?? '');

/** "N W 5th Ave" and "Main St N W" have one direction; in "N E St" the second letter is the name. */
function withJoinedDirections(words: readonly string[]): string[] {
  const [first, second, ...rest] = words;
  const isNamed = rest.length > 1 || (rest.length === 1 && suffixOf(rest[0]) === null);
  if (isNamed && isOpposed(first, second)) return [`${directionOf(first)}${directionOf(second)}`, ...rest];
  if (words.length > 3 && isOpposed(words.at(-2), words.at(-1))) {
    return [...words.slice(0, -2), `${directionOf(words.at(-2))}${directionOf(words.at(-1))}`];
  }
  return [...words];
}

/** Letters of a road before its number: "US Highway 20", "FM 1960", "CR 12B". */
const isRoad = (word: string, next = ''): boolean =>
  /^(?:us|fm|rm|cr|sr|sh|ih)$/i.test(word) && /^(?:\d|h(?:ighwa|w)y$|r(?:ou)?te$)/i.test(next);

/**
 * The name with its directions and suffix; a direction or suffix that is the only word left is the name ("North St",
 * "Park Ave").
 */
function standardName(words: readonly string[]): string {
  const rest = withJoinedDirections(words);
  const after = rest.length > 1 ? directionOf(rest.at(-1)) : null;
  if (after !== null) rest.pop();
  const before = rest.length > 1 && !(rest.length === 2 && suffixOf(rest[1])) ? directionOf(rest[0]) : null;
  if (before !== null) rest.shift();
  const suffix = rest.length > 1 ? suffixOf(rest.at(-1)) : null;
  if (suffix !== null) rest.pop();
  const name = titledName(rest).map((word, at) => (isRoad(word, rest[at + 1]) ? word.toUpperCase() : word));
  return [before, ...name, suffix, after].filter((part) => part !== null).join(' ');
}

const NUMBER = ' (?:#|no|number)? ?';
const ROUTE = '(?: (?:route|rt))?';
const BOX = new RegExp(`^(?:(?:p ?o|post office) ?box|apartado(?: postal)?)${NUMBER}([a-z0-9-]+)$`, 'i');

/** The routes of Publication 28 (sections 24 and 25), each with the spellings it replaces. */
const ROUTES: readonly (readonly [string, string])[] = [
  ['RR', `(?:r ?r|rural(?: delivery)?|r ?f ?d|r ?d)${ROUTE}|route|rt`],
  ['HC', `(?:h ?c(?: ?r)?|highway contract|star)${ROUTE}`],
];
const patterns = ROUTES.map(([kind, names]) => ({
  kind,
  pattern: new RegExp(`^(?:${names})${NUMBER}0*([a-z0-9]+) box${NUMBER}([a-z0-9-]+)$`, 'i'),
}));

/**
 * A single-spaced line that names a box instead of a street ("PO Box 12", "RR 2 Box 18", "HC 1 Box 23"); null for any
 * other.
 */
function standardBox(line: string): string | null {
  const box = BOX.exec(line)?.[1];
  if (box !== undefined) return `PO Box ${box.toUpperCase()}`;
  for (const { kind, pattern } of patterns) {
    const [, route, number] = pattern.exec(line) ?? [];
    if (route && number) return `${kind} ${route.toUpperCase()} Box ${number.toUpperCase()}`;
  }
  return null;
}

/** A unit's identifier in a street line: one or two letters, or anything with a digit ("Space Center" is not a space). */
const UNIT_NAME = /^(?:[a-z]{1,2}|[a-z\d-]*\d[a-z\d-]*)$/i;

/** "apt 4b", "apt 4 b", "# 12", "basement"; null for anything else. */
function standardUnit(words: readonly string[]): string | null {
  const [first, ...rest] = words[0] === '#' || words[1] !== '#' ? words : [words[0], ...words.slice(2)];
  const lone = loneUnitOf(first);
  if (lone !== null && rest.length === 0) return lone;
  const designator = unitOf(first) ?? lone;
  const isSplit = rest.length === 2 && /^\d+ [a-z]$/i.test(rest.join(' '));
  if (designator === null || (rest.length !== 1 && !isSplit)) return null;
  return `${designator} ${rest.join('').toUpperCase()}`;
}

/** A line of units, "bldg 2 apt 4b"; '' for an empty one, null if it contains anything else. */
function standardUnits(words: readonly string[]): string | null {
  if (words.length === 0) return '';
  for (const length of [1, 2, 3, 4].filter((count) => count <= words.length)) {
    const unit = standardUnit(words.slice(0, length));
    const others = unit === null ? null : standardUnits(words.slice(length));
    if (unit !== null && others !== null) return [unit, others].filter(Boolean).join(' ');
  }
  return null;
}

/** Whether a unit without a number may follow: "Front St Rear" has one, but "100 Lake Front" is a street. */
const endsStreet = (word: string | undefined): boolean =>
  suffixOf(word) !== null || directionOf(word) !== null || /\d/.test(word ?? '');

/** Index of the last unit in a street's words, or their count if there is none. A number and a name must precede it. */
function lastUnitStart(words: readonly string[]): number {
  for (const length of [4, 3, 2, 1]) {
    const start = words.length - length;
    const named = length === 1 ? endsStreet(words[start - 1]) : UNIT_NAME.test(words.at(-1) ?? '');
    if (start >= (length === 1 ? 3 : 2) && named && standardUnit(words.slice(start)) !== null) return start;
  }
  return words.length;
}

/** Index of the first of the units at the end of a street's words. */
function unitsStart(words: readonly string[]): number {
  const start = lastUnitStart(words);
  return start === words.length ? start : unitsStart(words.slice(0, start));
}

/** Street and unit as mailing lines; `line2` is empty without a unit. */
interface StreetLines {
  line1: string;
  line2: string;
}

/** "123", "123A", "12-34", "123.5" of a grid, and the grids of Wisconsin, "N6W23001". */
const HOUSE = /^(?:\d+(?:\.\d+)?[a-z]?|\d+-\d+[a-z]?|[nsew]\d+[nsew]\d+)$/i;
const FRACTION = /^\d\/\d$/;

/**
 * A street address in Publication 28 format (suffixes, directions, units), in title case; the unit moves to its own
 * line. Null without a suggestion: no house number and no box, or a second line that is not a unit.
 */
export function standardStreet(line1: string, line2: string): StreetLines | null {
  const given = standardUnits(wordsIn(line2));
  if (given === null) return null;
  const words = wordsIn(line1);
  const box = standardBox(words.join(' '));
  if (box !== null) return { line1: box, line2: given };
  const end = given === '' ? unitsStart(words) : words.length;
  const [number = '', ...name] = words.slice(0, end);
  if (!HOUSE.test(number) || name.length === 0) return null;
  const fraction = FRACTION.test(name[0] ?? '') && name.length > 1 ? name.shift() : null;
  const house = [number.toUpperCase(), fraction].filter(Boolean).join(' ');
  return {
    line1: `${house} ${standardName(name)}`,
    line2: given || (standardUnits(words.slice(end)) ?? ''),
  };
}

/** An outside service that standardizes addresses. A suggestion is optional: null if there is none. */
export interface AddressProvider {
  /** Costs nothing. @throws unless it answers and accepts the key */
  ping(): Promise<void>;
  /** @throws ProviderError if it gives no usable answer in time */
  suggest(address: SuggestedAddress): Promise<SuggestedAddress | null>;
}

/** The city as spelled in the ZIP table, or the ZIP's only city; null if the typed one is none of several. */
export function cityOf({ zip, city }: Pick<SuggestedAddress, 'zip' | 'city'>): string | null {
  const cities = [...new Set(cityOptions(zip).map((option) => option.city))];
  const typed = cities.find(
    (known) => isCityOfZip(zip, city) && known.toLowerCase() === city.trim().toLowerCase(),
  );
  return typed ?? (cities.length === 1 ? (cities[0] ?? null) : null);
}

/**
 * Our own standardizer: an address in Publication 28 format, with the ZIP table's city; null without a suggestion. It
 * corrects spelling and looks up no houses.
 */
export function standardAddress(address: SuggestedAddress): SuggestedAddress | null {
  const street = standardStreet(address.line1, address.line2);
  const city = cityOf(address);
  return street && city !== null ? { ...address, ...street, city } : null;
}
