import type { StateCode } from '../../entities/codes';
import type { AccidentViolation, Driver, DRIVER_FIELDS } from '../../entities/driver';
import type { AskedIn, NamesWith } from '../../entities/field';

type Asked =
  | Exclude<
      AskedIn<typeof DRIVER_FIELDS, 'purchase' | 'policy'>,
      NamesWith<typeof DRIVER_FIELDS, { returned: 'last4' }> | 'accident_violations'
    >
  | 'birthday_estimated';

/**
 * A driver's purchase answers: from a form, where anything may be missing, or as stored. Dates are ISO dates.
 * `license_number` is the full number, or null if none was typed.
 */
export type PurchaseDriverAnswers = { [Name in Asked]?: Driver[Name] | null | undefined } & {
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
