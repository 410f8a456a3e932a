import type { Driver } from '../../entities/driver';
import { valuesOf } from '../../entities/field';
import { PURCHASE_DRIVER_FIELDS } from './purchaseDriverFields';

type Asked = (typeof PURCHASE_DRIVER_FIELDS)[number];

const isReturned = (field: Asked): field is Asked & keyof Driver =>
  field !== 'license_number' && field !== 'social_security';

/** Initial values of the purchase driver form; null is unanswered. Identity numbers are never read back. */
export type KnownDriver = Pick<Driver, Asked & keyof Driver>;

/**
 * Prefills the purchase from a driver (reading 26), except an estimated birthday and the issue date derived from it
 * (reading 14).
 */
export function purchaseDriverFrom(driver: Driver): KnownDriver {
  const { birthday_estimated: estimated } = driver;
  return {
    ...valuesOf(driver, PURCHASE_DRIVER_FIELDS.filter(isReturned)),
    ...(estimated ? { birthday: null, license_issued_at: null } : {}),
    ...(driver.policy_holder ? { policy_holder_relationship: 'me' } : {}),
  };
}
