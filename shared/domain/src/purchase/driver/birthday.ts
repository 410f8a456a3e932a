import { MAX_BIRTHDAY_AGE, MIN_LICENSE_AGE } from '../../constants';
import { ageOn, isIsoDate, licenseIssuedFrom } from '../../dates';
import type { Driver } from '../../entities/driver';

/** Whether a birthday (ISO) lies 16 to 120 years ago (section 5). */
export function isBirthdayAllowed(birthday: string, today: string): boolean {
  if (!isIsoDate(birthday)) return false;
  const age = ageOn(birthday, today);
  return age >= MIN_LICENSE_AGE && age <= MAX_BIRTHDAY_AGE;
}

/** Whether a licence may have been issued on a day: from the 16th birthday on, and not after today (section 5). */
export function isLicenseIssuedAllowed(issued: string, birthday: string | null, today: string): boolean {
  if (!isIsoDate(issued) || issued > today) return false;
  return birthday === null || !isIsoDate(birthday) || issued >= licenseIssuedFrom(birthday);
}

/** The age told for the quote beside the one a stated birthday comes to, in whole years. */
export interface AgeDisagreement {
  told: number;
  stated: number;
}

/**
 * What to point out when a stated birthday (ISO) disagrees with the age the quote was priced for; the birthday wins
 * (reading 14). Null while they agree, for a birthday that is refused, or once one was stated before.
 */
export function ageDisagreement(
  driver: Pick<Driver, 'age' | 'birthday_estimated'>,
  birthday: string,
  today: string,
): AgeDisagreement | null {
  if (!driver.birthday_estimated || driver.age === null || !isBirthdayAllowed(birthday, today)) return null;
  const stated = ageOn(birthday, today);
  return stated === driver.age ? null : { told: driver.age, stated };
}
