import type { StateCode } from '../../entities/codes';
import { settleDriver, type DriverAnswers } from '../../rules/settleDriver';
import { isEmployed } from '../occupation/occupations';
import { EXCLUDED_LICENSE, INTERNATIONAL_LICENSE } from '../license/data/usStates';
import { isSr22StateAsked } from '../license/isSr22StateAsked';
import type { PurchaseDriverAnswers } from './driverAnswers';

/** The answers kept consistent on the purchase driver form: its own and those of the quote. */
export type SettledDriver = DriverAnswers &
  Omit<PurchaseDriverAnswers, keyof DriverAnswers> & { included_in_policy: boolean };

interface Where {
  state: StateCode;
  policy_holder: boolean;
}

function licenseOf(driver: SettledDriver): Partial<SettledDriver> {
  const { included_in_policy: included, international_license: abroad, license_state: state } = driver;
  const statedState = state === INTERNATIONAL_LICENSE || state === EXCLUDED_LICENSE ? null : (state ?? null);
  const place = included ? (abroad ? INTERNATIONAL_LICENSE : statedState) : EXCLUDED_LICENSE;
  // The quote form calls an international license 'foreign'; the purchase asks about it separately.
  const status = driver.license_status === 'foreign' ? 'active' : driver.license_status;
  if (!abroad) return { license_status: status, license_state: place };
  return { license_status: 'active', license_state: place, license_number: null, license_issued_at: null };
}

function sr22Of(driver: SettledDriver, state: StateCode): Partial<SettledDriver> {
  if (!driver.requires_sr22) return { sr22_state: null, sr22_case_number: null, sr22_filing_date: null };
  return isSr22StateAsked(true, state) ? {} : { sr22_state: null };
}

/**
 * Makes a driver's purchase answers consistent, in the form after each change and in the API before storing (section 4,
 * Driver form rules). Licensed abroad: status active, state IT, no number and no issue date. Excluded: state EX,
 * cleared when included again. The policyholder is included and 'me'. Answers no longer offered or asked are dropped.
 * Unlike in the quote form, the status follows from `international_license` (reading 12). Idempotent.
 */
export function settlePurchaseDriver<T extends SettledDriver>(answers: T, where: Where): T {
  const { international_license } = answers;
  const driver: T = {
    ...settleDriver(answers, where),
    international_license,
    ...(where.policy_holder ? { included_in_policy: true, policy_holder_relationship: 'me' as const } : {}),
  };
  return {
    ...driver,
    ...licenseOf(driver),
    ...sr22Of(driver, where.state),
    ...(isEmployed(driver.occupation) ? {} : { employer_name: null, employer_category: null }),
    ...(driver.defensive_driver ? {} : { defensive_driver_course_completed_at: null }),
  };
}
