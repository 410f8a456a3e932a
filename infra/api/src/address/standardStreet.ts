import { standardBox } from './standardBox';
import { standardName } from './standardName';
import { standardUnits, unitsStart } from './standardUnits';
import { wordsIn } from './words';

/** Street and unit as mailing lines; `line2` is empty without a unit. */
export interface StreetLines {
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
