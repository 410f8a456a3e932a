import { paths } from '@shared/domain';
import type { Locator } from 'playwright-core';
import type { ApplicationVehicle } from './answers';
import { fillVehicle } from './vehicleForm';
import { arriveAt, button, link, seeHeading, type Walker } from '../page';

/** A car's card in the application's list. */
export const carCard = ({ page }: Walker, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

/** From the application's list to the quote's screen for another car. */
export async function addFromPurchase(walker: Walker): Promise<void> {
  await link(walker, walker.t('vehicles:list.add'), false).click();
  await arriveAt(walker, paths.newVehicle({ returnTo: paths.purchaseVehicles() }));
}

/** From the list to a car's form, finished or not. */
export async function openCar(walker: Walker, name: string, how: 'finish' | 'edit'): Promise<void> {
  const { t } = walker;
  const named = { vehicle: name };
  const words =
    how === 'finish' ? t('bind:vehicles.finishNamed', named) : t('vehicles:list.editNamed', named);
  await link(walker, words).click();
  await seeHeading(walker, t('bind:vehicle.heading', named));
}

/** Answers what the quote never asked about a car: from the list and back to it. */
export async function finishCar(walker: Walker, name: string, car: ApplicationVehicle): Promise<void> {
  const { page, t } = walker;
  await openCar(walker, name, 'finish');
  await fillVehicle(walker, car);
  await page.getByText(t('bind:vehicle.vin.same', { vehicle: name })).waitFor();
  await button(walker, t('bind:vehicle.save')).click();
  await arriveAt(walker, paths.purchaseVehicles());
}
