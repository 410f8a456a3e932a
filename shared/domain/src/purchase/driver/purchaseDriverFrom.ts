import type { Driver } from '../../entities/driver';
import type { PURCHASE_DRIVER_FIELDS } from './purchaseDriverFields';

/** Initial values of the purchase driver form; null is unanswered. Identity numbers are never read back. */
export type KnownDriver = Pick<Driver, Extract<keyof Driver, (typeof PURCHASE_DRIVER_FIELDS)[number]>>;

/**
 * Prefills the purchase from a driver (reading 26), except an estimated birthday and the issue date derived from it
 * (reading 14).
 */
export function purchaseDriverFrom(driver: Driver): KnownDriver {
  const { birthday_estimated: estimated } = driver;
  return {
    first_name: driver.first_name,
    last_name: driver.last_name,
    birthday: estimated ? null : driver.birthday,
    gender: driver.gender,
    marital_status: driver.marital_status,
    policy_holder_relationship: driver.policy_holder ? 'me' : driver.policy_holder_relationship,
    included_in_policy: driver.included_in_policy,
    occupation: driver.occupation,
    employer_name: driver.employer_name,
    employer_category: driver.employer_category,
    international_license: driver.international_license,
    license_status: driver.license_status,
    license_state: driver.license_state,
    license_issued_at: estimated ? null : driver.license_issued_at,
    requires_sr22: driver.requires_sr22,
    sr22_state: driver.sr22_state,
    sr22_case_number: driver.sr22_case_number,
    sr22_filing_date: driver.sr22_filing_date,
    good_student: driver.good_student,
    defensive_driver: driver.defensive_driver,
    defensive_driver_course_completed_at: driver.defensive_driver_course_completed_at,
    tort: driver.tort,
    accident_violations: driver.accident_violations,
  };
}
