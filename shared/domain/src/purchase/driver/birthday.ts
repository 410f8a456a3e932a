import { MAX_BIRTHDAY_AGE, MIN_LICENSE_AGE } from '../../constants';
import { ageOn, isIsoDate, licenseIssuedFrom } from '../../dates';
import type { Driver } from '../../entities/driver';

/** Whether a birthday (ISO) is 16 to 120 years ago (section 5). */
export function isBirthdayAllowed(birthday: string, today: string): boolean {
  if (!isIsoDate(birthday)) return false;
  const age = ageOn(birthday, today);
  return age >= MIN_LICENSE_AGE && age <= MAX_BIRTHDAY_AGE;
}

/** Whether a license issue date is valid: from the 16th birthday to today (section 5). */
export function isLicenseIssuedAllowed(issued: string, birthday: string | null, today: string): boolean {
  if (!isIsoDate(issued) || issued > today) return false;
  return birthday === null || !isIsoDate(birthday) || issued >= licenseIssuedFrom(birthday);
}

/** The age given in the quote and the age from the stated birthday, in whole years. */
export interface AgeDisagreement {
  told: number;
  stated: number;
}

/**
 * The mismatch between a stated birthday (ISO) and the quoted age; the birthday wins (reading 14). Null if they agree,
 * if the birthday is invalid, or if one was stated before.
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
