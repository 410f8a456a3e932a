import { addYears } from './addMonths';
import { dateParts } from './isoDate';

/** Whole years from an ISO birthday to an ISO date; negative for a future birthday. */
export function ageOn(birthday: string, today: string): number {
  const born = dateParts(birthday);
  const now = dateParts(today);
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

/** The birthday used for rating until one is stated: today minus the age (reading 14). */
export function estimatedBirthday(age: number, today: string): string {
  return addYears(today, -age);
}
