import { dateParts, dayNumber, daysInMonth, toIsoDate } from '@shared/domain';

/** A day's place in a month drawn as weeks from Sunday to Saturday, both counted from 0. */
export interface DayPlace {
  day: number;
  column: number;
  week: number;
}

const THURSDAY = 4;

/** Every day of the month of an ISO date. Reads no clock and no time zone, so no day can shift (reading 25). */
export function monthOf(date: string): DayPlace[] {
  const { year, month } = dateParts(date);
  // Day number 0 is a Thursday.
  const first = (((dayNumber(toIsoDate(year, month, 1)) + THURSDAY) % 7) + 7) % 7;
  return Array.from({ length: daysInMonth(year, month) }, (_, at) => ({
    day: at + 1,
    column: (first + at) % 7,
    week: Math.floor((first + at) / 7),
  }));
}
