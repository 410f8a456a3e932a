import type { PurchaseDriverAnswers } from './driverAnswers';

/** What is asked of insured drivers alone, as it stands where nobody asks (reading 50). */
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
 * A driver as the purchase sends and stores them: of who is excluded only what identifies them, name, birthday, relationship
 * and license. A form keeps the rest while it is open, so that a No that is taken back loses nothing.
 */
export function withoutUnasked<T extends { included_in_policy: boolean }>(driver: T): T {
  return driver.included_in_policy ? driver : { ...driver, ...UNASKED };
}
