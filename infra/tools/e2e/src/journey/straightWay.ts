import { addPolicyholder, type DriverAnswers } from './drivers';
import type { Walker } from './page';
import { toPrices } from './rates';
import { answerAbout, NOTHING_SPECIAL, startWithZip } from './start';
import { addVehicleByVin, onToDrivers } from './vehicles';

/** A ZIP with one city, so that nothing is asked twice; not in Indiana, where buying asks once more (readings 4). */
export const ONE_CITY_ZIP = '43215';

/** A quote with one car and no driver, as a shortcut to the driver's form. */
export async function toFirstDriver(walker: Walker, zip = ONE_CITY_ZIP): Promise<void> {
  await startWithZip(walker, zip);
  await answerAbout(walker, NOTHING_SPECIAL);
  await addVehicleByVin(walker);
  await onToDrivers(walker);
}

/** A quote with one car and its policyholder; ends at the drivers' list. */
export async function toDrivers(walker: Walker, zip?: string, driver?: DriverAnswers): Promise<void> {
  await toFirstDriver(walker, zip);
  await addPolicyholder(walker, driver);
}

/** The shortest way from nothing to a price; returns the amount due today, in cents. */
export async function straightToPrices(walker: Walker, zip?: string): Promise<number> {
  await toDrivers(walker, zip);
  return toPrices(walker);
}
