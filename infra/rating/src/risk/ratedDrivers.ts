import type { Driver } from '@shared/domain';

/** Who drives the cars: everyone included in the policy who has a licence of some kind. */
export function ratedDrivers(drivers: readonly Driver[]): Driver[] {
  return drivers.filter((driver) => driver.included_in_policy && driver.license_status !== 'not_licensed');
}
