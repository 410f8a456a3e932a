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

export const suffixOf = wordsOf(SUFFIXES);
export const unitOf = wordsOf(UNITS);
export const loneUnitOf = wordsOf(LONE_UNITS);
export const directionOf = wordsOf(DIRECTIONS);

/**
 * The words of a line in Publication 28 style: no commas, no periods except decimal points, single spaces, '#' as a
 * separate word, "north west" and "N.W." as one direction.
 */
export function wordsIn(line: string): string[] {
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
export const titledName = (words: readonly string[]): string[] =>
  words.map((word, at) =>
    at > 0 && at < words.length - 1 && SMALL.test(word) ? word.toLowerCase() : titled(word),
  );
