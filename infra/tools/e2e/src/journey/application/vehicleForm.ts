import { DEFAULT_ANNUAL_DISTANCE } from '@shared/domain';
import { choose, line, select, type Walker } from '../page';
import { changeKnown } from './known';
import type { ApplicationVehicle } from './answers';
import type { KeyBelow } from '../texts';

/** What the quote assumed, in the question. */
const ASSUMED = new Intl.NumberFormat('en-US').format(DEFAULT_ANNUAL_DISTANCE);

/** The legend of the question about the assumed miles. */
export const milesLegend = ({ t }: Walker): string => t('bind:vehicle.miles.assumed', { assumed: ASSUMED });

/** Confirms the miles that the quote assumed, or changes them. */
async function answerMilesAYear(walker: Walker, aYear: string): Promise<void> {
  const { t } = walker;
  const isRight = aYear === ASSUMED;
  await choose(walker, milesLegend(walker), t(`bind:vehicle.miles.${isRight ? 'right' : 'change'}`));
  if (!isRight) await line(walker, t('bind:review.vehicle.estimated_annual_distance')).fill(aYear);
}

export async function fillVehicle(
  walker: Walker,
  { vin, mileage, aYear, use, lienholder }: ApplicationVehicle,
): Promise<void> {
  const { t } = walker;
  const words = (key: KeyBelow<'bind:review.vehicle.'>) => t(`bind:review.vehicle.${key}`);
  const ofLienholder = (key: KeyBelow<'bind:lienholderAttributes.'>) => t(`bind:lienholderAttributes.${key}`);
  await line(walker, words('vin')).fill(vin);
  if (use) {
    await changeKnown(walker, t('bind:vehicle.use.name'));
    await choose(walker, t('vehicles:use.legend'), t(`vehicles:use.${use}`));
  }
  await line(walker, words('current_mileage')).fill(mileage);
  await answerMilesAYear(walker, aYear);
  const has = lienholder ? 'yes' : 'no';
  await choose(walker, t('bind:vehicle.lienholder.legend'), t(`bind:known.${has}`));
  if (!lienholder) return;
  await line(walker, ofLienholder('name')).fill(lienholder.name);
  await line(walker, ofLienholder('line1')).fill(lienholder.street);
  await line(walker, ofLienholder('city')).fill(lienholder.city);
  await select(walker, ofLienholder('state'), lienholder.state);
  await line(walker, ofLienholder('zip_code')).fill(lienholder.zip);
}
