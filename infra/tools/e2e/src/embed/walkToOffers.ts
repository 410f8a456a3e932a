import type { Locator } from 'playwright-core';
import { fillDriver, POLICYHOLDER, saveDriver } from '../journey/drivers';
import { beginning, link, seeHeading, type Walker } from '../journey/page';
import { answerAbout, NOTHING_SPECIAL, typeZip } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { onToDrivers, pickByVin, saveVehicle } from '../journey/vehicles';

type EachScreen = (name: string) => Promise<void>;

const nothing: EachScreen = async () => undefined;

/** From the ZIP to the offers, with one old car by its VIN and one driver; `look` is called at each screen. */
export async function walkToOffers(walker: Walker, look = nothing, zip = ONE_CITY_ZIP): Promise<void> {
  const { t } = walker;
  await look('start');
  await typeZip(walker, zip);
  await seeHeading(walker, t('quotes:edit.title'));
  await look('questions');
  await answerAbout(walker, NOTHING_SPECIAL);
  await pickByVin(walker);
  await look('car');
  await saveVehicle(walker);
  await onToDrivers(walker);
  await fillDriver(walker, POLICYHOLDER);
  await look('driver');
  await saveDriver(walker, true);
  await link(walker, t('drivers:list.save')).click();
}

/** The buttons of the offers; the name of each ends with its carrier's. */
export const offers = ({ page, t }: Walker): Locator =>
  page.getByRole('button', { name: beginning(t('embed:offers.buy')) });

export const firstOffer = (walker: Walker): Locator => offers(walker).first();

export const lastOffer = (walker: Walker): Locator => offers(walker).last();
