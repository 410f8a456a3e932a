import type { StateCode } from '../../entities/codes';
import type { Driver } from '../../entities/driver';
import { faultsOf } from '../rules/answerRule';
import { isGiven } from '../rules/isGiven';
import { isLicenseAsked } from './driverAnswers';
import { MISSING_DRIVER_ANSWERS, type AskedDriverField } from './missingAnswers';

/** An answer required of a driver on the policy. */
export type MissingDriverField = AskedDriverField | 'license_number';

/**
 * The answers a stored driver still lacks for the purchase (section 5), each field once. Invalid answers were already
 * rejected on save.
 */
export function missingDriverFields(driver: Driver, state: StateCode): MissingDriverField[] {
  const facts = { state, policyHolder: driver.policy_holder };
  // An estimated birthday makes the license date an estimate too, so the form asks for both (reading 14).
  const license_issued_at = driver.birthday_estimated ? null : driver.license_issued_at;
  const completed = { ...driver, license_issued_at };
  const missing = faultsOf(MISSING_DRIVER_ANSWERS, completed, facts).map(({ path }) => path);
  const isNumberMissing = isLicenseAsked(driver) && !isGiven(driver.license_number_last4);
  return [...new Set([...missing, ...(isNumberMissing ? (['license_number'] as const) : [])])];
}
