import { choose, line, select, type Walker } from '../page';
import type { ApplicationVehicle } from './answers';
import type { KeyBelow } from '../texts';

export async function fillVehicle(
  walker: Walker,
  { vin, mileage, aYear, use, lienholder }: ApplicationVehicle,
): Promise<void> {
  const { t } = walker;
  const words = (key: KeyBelow<'bind:review.vehicle.'>) => t(`bind:review.vehicle.${key}`);
  const ofLienholder = (key: KeyBelow<'bind:lienholderAttributes.'>) => t(`bind:lienholderAttributes.${key}`);
  await line(walker, words('vin')).fill(vin);
  if (use) await choose(walker, t('vehicles:use.legend'), t(`vehicles:use.${use}`));
  await line(walker, words('current_mileage')).fill(mileage);
  await line(walker, words('estimated_annual_distance')).fill(aYear);
  const has = lienholder ? 'yes' : 'no';
  await choose(walker, t('bind:vehicle.lienholder.legend'), t(`bind:vehicle.lienholder.${has}`));
  if (!lienholder) return;
  await line(walker, ofLienholder('name')).fill(lienholder.name);
  await line(walker, ofLienholder('line1')).fill(lienholder.street);
  await line(walker, ofLienholder('city')).fill(lienholder.city);
  await select(walker, ofLienholder('state'), lienholder.state);
  await line(walker, ofLienholder('zip_code')).fill(lienholder.zip);
}
