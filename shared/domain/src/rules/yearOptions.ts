import { dateParts } from '../dates';

const JULY = 7;

/** VINs have had seventeen characters since this model year. */
const FIRST_VIN_YEAR = 1981;

/** Selectable model years, newest first: 31 from next year after July, else 30 from this year (section 5). */
export function yearOptions(today: string): number[] {
  const { year, month } = dateParts(today);
  const afterJuly = month > JULY;
  const newest = afterJuly ? year + 1 : year;
  return Array.from({ length: afterJuly ? 31 : 30 }, (_, back) => newest - back);
}

/** The oldest model year found by name or VIN, and the newest that can exist: next year's (reading 65). */
export function modelYearLimits(today: string): { first: number; last: number } {
  return { first: FIRST_VIN_YEAR, last: dateParts(today).year + 1 };
}

/** The model year in a typed name that no car found here can have ("1979 civic"); null for none. */
export function yearOutOfRange(text: string, today: string): number | null {
  const { first, last } = modelYearLimits(today);
  const years = (text.match(/(?<![\p{L}\d-])(?:19|20)\d\d(?![\p{L}\d])/gu) ?? []).map(Number);
  return years.find((year) => year < first || year > last) ?? null;
}
