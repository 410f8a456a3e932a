import type { PurchaseDriverAnswers } from './driverAnswers';

/** Default values for fields asked only of insured drivers (reading 50). */
const UNASKED = {
  occupation: null,
  employer_name: null,
  employer_category: null,
  requires_sr22: false,
  sr22_state: null,
  sr22_case_number: null,
  sr22_filing_date: null,
  good_student: false,
  defensive_driver: false,
  defensive_driver_course_completed_at: null,
  accident_violations: [],
} satisfies PurchaseDriverAnswers;

/**
 * The driver as sent and stored by the purchase: an excluded driver keeps only name, birthday, relationship and
 * license. An open form keeps the rest, so undoing the exclusion loses nothing.
 */
export function withoutUnasked<T extends { included_in_policy: boolean }>(driver: T): T {
  return driver.included_in_policy ? driver : { ...driver, ...UNASKED };
}
