import type { FieldError } from '../../schemas/errorsOf';
import { licenseFormatKey, isLicenseNumber } from '../license/licenseNumber';
import { isGiven } from '../rules/isGiven';
import { isLicenseAsked, type DriverRuleFacts, type PurchaseDriverAnswers } from './driverAnswers';

/**
 * The error of a license number, whose text states the chosen state's format (section 5). Null if it is valid, if a
 * stored number was not retyped (reading 39), or if no state is chosen yet.
 */
export function licenseNumberFault(
  driver: PurchaseDriverAnswers,
  { hasLicenseNumber }: Pick<DriverRuleFacts, 'hasLicenseNumber'>,
): FieldError | null {
  const { license_state: state, license_number: number, last_name: lastName } = driver;
  if (!isLicenseAsked(driver) || !isGiven(state)) return null;
  if (!isGiven(number) && hasLicenseNumber) return null;
  if (isGiven(number) && isLicenseNumber(number, state, lastName ?? null)) return null;
  return { path: 'license_number', key: licenseFormatKey(state) };
}
