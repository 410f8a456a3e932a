import { directionOf, suffixOf, titledName } from './words';

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
export function standardName(words: readonly string[]): string {
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
