import { createDriver, createVehicle, getQuote } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { addDriver, addPolicyholder, TEENAGER } from '../journey/drivers';
import { removable, removeOne } from '../journey/lists';
import { arriveAt, link, seeCount, seeHeading, visit } from '../journey/page';
import { addAnother, addVehicleByCascade, addVehicleByVin } from '../journey/vehicles';
import { CAR, DRIVER, holdQuote, standAtDrivers } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

const MOST = 6;

/** Neither its button nor its address adds a seventh; the alert says six, and the list stays unchanged. */
async function expectFull(shopper: Shopper, of: 'vehicles' | 'drivers'): Promise<void> {
  const { page, t } = shopper;
  const list = paths[of]();
  const add = page.getByRole('button', { name: t(`${of}:list.add`) });
  await add.and(page.locator('[aria-disabled="true"]')).waitFor();
  await add.getByText(t(`${of}:list.limit`, { max: MOST })).waitFor();
  // Pressing it anyway does nothing.
  await add.click({ force: true });
  expect(new URL(page.url()).pathname).toBe(list);
  await visit(shopper, of === 'vehicles' ? paths.newVehicle() : paths.newDriver());
  await arriveAt(shopper, list);
  await page.getByText(t(`alerts.max_${of}`, { count: MOST })).waitFor();
  await seeHeading(shopper, t(`${of}:list.title`));
}

describe('six vehicles, and the seventh', () => {
  test('the button, the address and the API reject it with an explanation; after a removal one can be added [2.6-3, 2.13-5, 5-14, 8-20, 9-4]', () =>
    tell(async (shopper) => {
      const { client, quoteId } = await holdQuote(shopper, 'car');
      for (let car = 2; car < MOST; car += 1) await createVehicle(client, quoteId, CAR);
      await visit(shopper, paths.vehicles());
      await addAnother(shopper);
      await addVehicleByVin(shopper);
      await expectFull(shopper, 'vehicles');
      await expect(createVehicle(client, quoteId, CAR)).rejects.toMatchObject({
        status: 422,
        errors: [{ code: 'max_vehicles', message: expect.stringContaining('6') as string }],
      });
      expect((await getQuote(client, quoteId)).vehicles).toHaveLength(MOST);
      // Remove the first one, because the car with the VIN must stay and a VIN is accepted once.
      await removeOne(shopper, 'vehicles');
      await addAnother(shopper);
      await addVehicleByCascade(shopper);
      await seeCount(removable(shopper, 'vehicles'), MOST);
    }));
});

describe('six drivers, and the seventh', () => {
  test('the button, the address and the API reject it with an explanation; after a removal one can be added [2.13-5, 5-19, 8-20, 9-4]', () =>
    tell(async (shopper) => {
      const { credit_score: _policyholderAlone, ...another } = DRIVER;
      const { client, quoteId } = await holdQuote(shopper, 'driver');
      for (let driver = 2; driver < MOST; driver += 1) await createDriver(client, quoteId, another);
      await visit(shopper, paths.drivers());
      await addDriver(shopper, TEENAGER);
      await expectFull(shopper, 'drivers');
      await expect(createDriver(client, quoteId, another)).rejects.toMatchObject({
        status: 422,
        errors: [{ code: 'max_drivers', message: expect.stringContaining('6') as string }],
      });
      expect((await getQuote(client, quoteId)).drivers).toHaveLength(MOST);
      await removeOne(shopper, 'drivers');
      await addDriver(shopper, TEENAGER);
      await seeCount(removable(shopper, 'drivers'), MOST);
    }));
});

describe('the last ones removed', () => {
  test('without the policyholder the next driver takes over; with nobody left the review warns and leads to adding one [2.8-3, 2.8-4, 2.8-6, R11-3]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await standAtDrivers(shopper);
      await addDriver(shopper, TEENAGER);
      await removeOne(shopper, 'drivers');
      await page.getByText(t('drivers:list.policyholder')).first().waitFor();
      await visit(shopper, paths.review());
      await seeHeading(shopper, t('quotes:review.title'));
      await removeOne(shopper, 'drivers');
      await page.getByText(t('quotes:review.missingDriver')).waitFor();
      expect(await page.getByText(t('quotes:review.missingVehicle')).count()).toBe(0);
      await link(shopper, t('quotes:review.saveDrivers')).click();
      await arriveAt(shopper, paths.newDriver());
      // The next first driver is the policyholder and is asked about credit.
      await addPolicyholder(shopper);
    }));

  test('without a car the review warns and offers no prices [2.8-6]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await holdQuote(shopper, 'driver');
      await visit(shopper, paths.review());
      await seeHeading(shopper, t('quotes:review.title'));
      await removeOne(shopper, 'vehicles');
      await page.getByText(t('quotes:review.missingVehicle')).waitFor();
      expect(await link(shopper, t('quotes:review.save')).count()).toBe(0);
      await page.getByRole('link', { name: t('quotes:review.missingVehicle') }).click();
      await arriveAt(shopper, paths.newVehicle());
      await addVehicleByVin(shopper);
      await visit(shopper, paths.review());
      await link(shopper, t('quotes:review.save')).waitFor();
    }));
});
