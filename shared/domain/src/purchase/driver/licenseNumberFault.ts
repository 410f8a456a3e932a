import type { FieldError } from '../../schemas/errorsOf';
import { licenseFormatKey, isLicenseNumber } from '../license/licenseNumber';
import { isGiven } from '../rules/isGiven';
import { isLicenseAsked, type DriverRuleFacts, type PurchaseDriverAnswers } from './driverAnswers';

/**
 * What is wrong with a licence number: the text states the format of the chosen state (section 5). A number that was
 * stored before and not typed again is unchanged (reading 39). Null where nothing is, or no state is chosen yet.
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
