import { paths } from '@shared/domain';
import { arriveAt, button, choose, link, seeHeading, type Walker } from '../page';
import { pickByVin } from '../vehicles';
import type { Application, ApplicationVehicle } from './answers';
import { fillVehicle } from './vehicleForm';
import { addFromPurchase } from './vehicleList';

/** Fills in every car from the first one's form on, adding one on the way; ends at the coverages. */
export async function fillVehicles(walker: Walker, { vehicles, addedCar }: Application): Promise<void> {
  const { t } = walker;
  for (const [index, vehicle] of vehicles.entries()) {
    if (index > 0) await openNext(walker);
    await finish(walker, vehicle);
  }
  if (addedCar) {
    await addFromPurchase(walker);
    await pickByVin(walker, addedCar.vin);
    await choose(walker, t('vehicles:use.legend'), t('vehicles:use.pleasure'));
    await button(walker, t('vehicles:form.save')).click();
    await openNext(walker);
    await finish(walker, addedCar);
  }
  await link(walker, t('bind:vehicles.continue')).click();
}

/** The first unfinished car in the list. */
async function openNext({ page, t }: Walker): Promise<void> {
  const name = new RegExp(`^${t('bind:vehicles.finishNamed', { vehicle: '.+' })}$`);
  await page.getByRole('link', { name }).first().click();
}

/** From a car's form to the list. */
async function finish(walker: Walker, vehicle: ApplicationVehicle): Promise<void> {
  const { t } = walker;
  await arriveAt(walker, /^\/bol\/vehicles\/[^/]+\/edit$/);
  await fillVehicle(walker, vehicle);
  await button(walker, t('bind:vehicle.save')).click();
  await arriveAt(walker, paths.purchaseVehicles());
  await seeHeading(walker, t('bind:vehicles.heading'));
}
