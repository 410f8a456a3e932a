import { directionOf, loneUnitOf, suffixOf, unitOf } from './words';

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
export function standardUnits(words: readonly string[]): string | null {
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
export function unitsStart(words: readonly string[]): number {
  const start = lastUnitStart(words);
  return start === words.length ? start : unitsStart(words.slice(0, start));
}
