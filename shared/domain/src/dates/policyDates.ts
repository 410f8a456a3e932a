import { MAX_START_DAYS_AHEAD, MIN_LICENSE_AGE } from '../constants';
import { addDays, daysBetween } from './addDays';
import { addMonths, addYears } from './addMonths';

/** A term of six or twelve months from its start date (section 2.12). */
export function termFrom(effective: string, duration: 6 | 12) {
  return { duration, effective, expires: addMonths(effective, duration) };
}

/** The earliest and latest allowed policy start, inclusive: tomorrow to 30 days ahead (reading 25). */
export function startWindow(today: string): { earliest: string; latest: string } {
  return { earliest: addDays(today, 1), latest: addDays(today, MAX_START_DAYS_AHEAD) };
}

/** Whether a policy may start on a day. */
export function isStartAllowed(effective: string, today: string): boolean {
  const days = daysBetween(today, effective);
  return days >= 1 && days <= MAX_START_DAYS_AHEAD;
}

/** The assumed license issue date until one is stated: the 16th birthday (section 7). */
export function licenseIssuedFrom(birthday: string): string {
  return addYears(birthday, MIN_LICENSE_AGE);
}
