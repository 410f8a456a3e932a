import { dateParts } from '../dates';

const JULY = 7;

/** Selectable model years, newest first: 31 from next year after July, else 30 from this year (section 5). */
export function yearOptions(today: string): number[] {
  const { year, month } = dateParts(today);
  const afterJuly = month > JULY;
  const newest = afterJuly ? year + 1 : year;
  return Array.from({ length: afterJuly ? 31 : 30 }, (_, back) => newest - back);
}
