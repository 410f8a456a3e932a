import { addYears } from '../dates';
import type { Driver } from '../entities/driver';

/** Years without a violation that make a good driver (reading 70). */
const CLEAN_YEARS = 3;

/** Incidents that are nobody's violation, or not the driver's. */
const NO_VIOLATIONS: ReadonlySet<string> = new Set(['not_at_fault', 'dismissed', 'no_charge']);

type Answers = Pick<
  Driver,
  | 'birthday_estimated'
  | 'included_in_policy'
  | 'international_license'
  | 'license_status'
  | 'accident_violations'
>;

/**
 * Whether a driver has a license and no violation in three years, on an ISO date (reading 70). Null while that is not
 * known: incidents are asked together with the birthday, and not of excluded drivers.
 */
export function isGoodDriver(driver: Answers, today: string): boolean | null {
  if (driver.birthday_estimated || !driver.included_in_policy) return null;
  const isLicensed = driver.license_status === 'active' || driver.international_license;
  const since = addYears(today, -CLEAN_YEARS);
  return (
    isLicensed &&
    !driver.accident_violations.some(({ type, date }) => date > since && !NO_VIOLATIONS.has(type))
  );
}
