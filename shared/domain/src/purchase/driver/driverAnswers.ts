import type { StateCode } from '../../entities/codes';
import type { AccidentViolation, Driver } from '../../entities/driver';

type Asked =
  | 'first_name'
  | 'last_name'
  | 'birthday'
  | 'birthday_estimated'
  | 'marital_status'
  | 'policy_holder_relationship'
  | 'included_in_policy'
  | 'occupation'
  | 'employer_name'
  | 'employer_category'
  | 'license_status'
  | 'international_license'
  | 'license_state'
  | 'license_issued_at'
  | 'requires_sr22'
  | 'sr22_state'
  | 'sr22_case_number'
  | 'sr22_filing_date'
  | 'defensive_driver'
  | 'defensive_driver_course_completed_at'
  | 'good_student'
  | 'tort'
  | 'email'
  | 'phone'
  | 'communication_preference';

/**
 * A driver's purchase answers: from a form, where anything may be missing, or as stored. Dates are ISO dates.
 * `license_number` is the full number, or null if none was typed.
 */
export type PurchaseDriverAnswers = { [Field in Asked]?: Driver[Field] | null | undefined } & {
  license_number?: string | null | undefined;
  /** Nine digits, dashes allowed; null if none was typed. */
  social_security?: string | null | undefined;
  accident_violations?: readonly Pick<AccidentViolation, 'type' | 'date'>[] | null | undefined;
};

/** Facts beyond the answers that the driver rules depend on; `today` is an ISO date. */
export interface DriverRuleFacts {
  state: StateCode;
  today: string;
  policyHolder: boolean;
  /** Whether a license number is stored, so leaving the field empty keeps it (reading 39). */
  hasLicenseNumber: boolean;
}

/** Whether the policy insures this driver, who is then asked everything (reading 50); true until the answer is No. */
export const isInsured = ({ included_in_policy: included }: PurchaseDriverAnswers): boolean =>
  included !== false;

/** Whether a US license is asked for: not if excluded, licensed abroad or unlicensed (section 5). */
export function isLicenseAsked(driver: PurchaseDriverAnswers): boolean {
  return (
    isInsured(driver) && driver.international_license !== true && driver.license_status !== 'not_licensed'
  );
}
