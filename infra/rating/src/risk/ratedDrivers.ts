import type { Driver } from '@shared/domain';

/** Drivers who can be assigned to cars: everyone included in the policy with any kind of license. */
export function ratedDrivers(drivers: readonly Driver[]): Driver[] {
  return drivers.filter((driver) => driver.included_in_policy && driver.license_status !== 'not_licensed');
}
