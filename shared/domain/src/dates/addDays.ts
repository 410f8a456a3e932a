import { dayNumber, fromDayNumber } from './isoDate';

/** The ISO date `days` later (earlier when negative). */
export function addDays(date: string, days: number): string {
  return fromDayNumber(dayNumber(date) + days);
}

/** Whole days from one ISO date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
