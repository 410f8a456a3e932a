import { dateParts, daysInMonth, toIsoDate } from './isoDate';

/** The ISO date `months` later, clamped to the end of the month (2026-08-31 plus six is 2027-02-28). */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = dateParts(date);
  const index = year * 12 + (month - 1) + months;
  const newYear = Math.floor(index / 12);
  const newMonth = (index % 12) + 1;
  return toIsoDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** The ISO date `years` later; February 29 becomes the 28th in a common year. */
export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12);
}
