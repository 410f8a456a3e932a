import { paths } from '@shared/domain';
import { arriveAt, button, choose, line, link, seeHeading, select, type Walker } from '../page';
import type { Application, ApplicationVehicle } from './answers';

/** Every car from the first one's form on; ends at the coverages. */
export async function fillVehicles(walker: Walker, { vehicles }: Application): Promise<void> {
  const { page, t } = walker;
  for (const [index, vehicle] of vehicles.entries()) {
    if (index > 0) {
      const finish = t('bind:vehicles.finishNamed', { vehicle: '.+' });
      await page
        .getByRole('link', { name: new RegExp(`^${finish}$`) })
        .first()
        .click();
    }
    await arriveAt(walker, /^\/bol\/vehicles\/[^/]+\/edit$/);
    await fillVehicle(walker, vehicle);
    await button(walker, t('bind:vehicle.save')).click();
    await arriveAt(walker, paths.purchaseVehicles());
    await seeHeading(walker, t('bind:vehicles.heading'));
  }
  await link(walker, t('bind:vehicles.continue')).click();
}

/** Answers the form of a car that is open. */
export async function fillVehicle(
  walker: Walker,
  { vin, mileage, aYear, use, lienholder }: ApplicationVehicle,
) {
  const { t } = walker;
  await line(walker, t('bind:review.vehicle.vin')).fill(vin);
  if (use) await choose(walker, t('vehicles:use.legend'), t(`vehicles:use.${use}`));
  await line(walker, t('bind:review.vehicle.current_mileage')).fill(mileage);
  await line(walker, t('bind:review.vehicle.estimated_annual_distance')).fill(aYear);
  const has = lienholder ? 'yes' : 'no';
  await choose(walker, t('bind:vehicle.lienholder.legend'), t(`bind:vehicle.lienholder.${has}`));
  if (!lienholder) return;
  await line(walker, t('bind:review.vehicle.name')).fill(lienholder.name);
  await line(walker, t('bind:review.vehicle.line1')).fill(lienholder.street);
  await line(walker, t('bind:review.vehicle.city')).fill(lienholder.city);
  await select(walker, t('bind:review.vehicle.state'), lienholder.state);
  await line(walker, t('bind:review.vehicle.zip_code')).fill(lienholder.zip);
}
