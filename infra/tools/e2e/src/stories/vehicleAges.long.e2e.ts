import { getQuote, updateVehicle } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { addPolicyholder } from '../journey/drivers';
import { arriveAt, button, choose, seeHeading, visit } from '../journey/page';
import { toPrices } from '../journey/rates';
import {
  answerCoverage,
  onToDrivers,
  pickByCascade,
  pickWay,
  pickByVin,
  saveVehicle,
  type Cascade,
} from '../journey/vehicles';
import { clientOf } from '../system/apiClient';
import { holdQuote } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

const thisYear = new Date().getFullYear();
const aged = (years: number): number => thisYear - years;
/** A Ford Mustang GT of 1994: older than any year in the lists, and identified by its VIN. */
const CLASSIC = { vin: '1FALP42TXRF123456', name: '1994 Ford Mustang' };

async function toFirstCar(shopper: Shopper): Promise<void> {
  await holdQuote(shopper, 'answered');
  await visit(shopper, paths.newVehicle());
}

const nameOf = ({ year, make, model }: Cascade) => `${year} ${make} ${model}`;

/** The list with this car, and the package on its card. */
async function seeOnList(shopper: Shopper, name: string, packageName: 'LIABILITY' | 'GOOD'): Promise<void> {
  const { page, t } = shopper;
  await seeHeading(shopper, t('vehicles:list.title'));
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await card.getByText(t(`vehicles:packages.${packageName}`)).waitFor();
}

/** The server's data of the only car. */
async function storedCar(shopper: Shopper) {
  const { client, quoteId } = await clientOf(shopper);
  const [vehicle] = (await getQuote(client, quoteId)).vehicles;
  if (!vehicle) throw new Error('no car on the quote');
  return { client, quoteId, vehicle };
}

/** Nothing leads to more than liability: not its address, not the prices, not the API. */
async function expectLiabilityOnly(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  const { client, quoteId, vehicle } = await storedCar(shopper);
  expect(vehicle).toMatchObject({ liability_only: true, coverage_package_name: 'LIABILITY' });
  await expect(
    updateVehicle(client, quoteId, vehicle.id, { coverage_package_name: 'GOOD', liability_only: false }),
  ).rejects.toMatchObject({ status: 422, errors: [{ code: 'liability_only_forced' }] });
  await visit(shopper, paths.editCoverages(vehicle.id));
  await arriveAt(shopper, paths.vehicles());
  await onToDrivers(shopper);
  await addPolicyholder(shopper);
  await toPrices(shopper);
  await page.getByText(t('rates:vehicles.tooOld', { years: 20 })).waitFor();
  const tabs = t('rates:vehicles.legend', {
    vehicle: nameOf({ ...vehicle, make: vehicle.manufacturer }),
  });
  expect(await page.getByRole('group', { name: tabs }).count()).toBe(0);
}

describe('the next step for a new car, by its age', () => {
  test('3 years: straight to the list, with full coverage and no question [4-20, 4-21, 4-24, 9-10, 9-11]', () =>
    tell(async (shopper) => {
      const car = { year: aged(3), make: 'Toyota', model: 'Camry' };
      await toFirstCar(shopper);
      await pickByCascade(shopper, car);
      await saveVehicle(shopper);
      await arriveAt(shopper, paths.vehicles());
      await seeOnList(shopper, nameOf(car), 'GOOD');
      expect((await storedCar(shopper)).vehicle.coverage_package_name).toBe('GOOD');
    }));

  const answers = [
    [true, 'LIABILITY'],
    [false, 'GOOD'],
  ] as const;
  test.each(rows(answers, ([liabilityOnly]) => liabilityOnly))(
    '12 years: its coverage is asked first; liability only %s is %s [2.6-14, 2.6-15, 2.6-16, 4-25, 4-29]',
    (liabilityOnly, packageName) =>
      tell(async (shopper) => {
        const { t } = shopper;
        const car = { year: aged(12), make: 'Honda', model: 'Civic' };
        await toFirstCar(shopper);
        await pickByCascade(shopper, car);
        await saveVehicle(shopper, 'commute');
        await arriveAt(shopper, /^\/vehicles\/[^/]+\/edit-coverages$/);
        await seeHeading(shopper, t('vehicles:coverages.title'));
        await answerCoverage(shopper, liabilityOnly);
        await shopper.page.getByText(t('alerts.coverage_saved')).waitFor();
        await seeOnList(shopper, nameOf(car), packageName);
        expect((await storedCar(shopper)).vehicle).toMatchObject({
          coverage_package_name: packageName,
          liability_only: liabilityOnly,
        });
      }),
  );

  test('25 years: to the list, liability only everywhere [4-22, 4-24, 9-8, 9-10]', () =>
    tell(async (shopper) => {
      const car = { year: aged(25), make: 'Honda', model: 'Civic' };
      await toFirstCar(shopper);
      await pickByCascade(shopper, car);
      await saveVehicle(shopper);
      await arriveAt(shopper, paths.vehicles());
      await seeOnList(shopper, nameOf(car), 'LIABILITY');
      await expectLiabilityOnly(shopper);
    }));

  test.each(rows(['ok', 'close'] as const, (way) => way === 'ok'))(
    '32 years, by its VIN: a dialog names the age and the screen stays; %s leads to the list [2.6-17, 4-22, 4-23, 5-13, 9-9, R19, R19-2]',
    (way) =>
      tell(async (shopper) => {
        const { page, t } = shopper;
        await toFirstCar(shopper);
        await pickByVin(shopper, CLASSIC.vin);
        await choose(shopper, t('vehicles:use.legend'), t('vehicles:use.pleasure'));
        await button(shopper, t('vehicles:form.save')).click();
        const dialog = page.getByRole('dialog', { name: t('vehicles:age.title', { vehicle: CLASSIC.name }) });
        await dialog.waitFor();
        expect(new URL(page.url()).pathname).toBe(paths.newVehicle());
        await dialog
          .getByRole('button', { name: t(`vehicles:age.${way}`), exact: true })
          .first()
          .click();
        await arriveAt(shopper, paths.vehicles());
        await seeOnList(shopper, CLASSIC.name, 'LIABILITY');
        await expectLiabilityOnly(shopper);
      }),
  );

  test('the lists offer no car that old, the newest year first: such a car is added by its VIN [5-11, R19]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await toFirstCar(shopper);
      const years = page.getByRole('combobox', { name: t('vehicles:picker.year'), exact: true });
      await pickWay(shopper, 'choose');
      await years.waitFor();
      const offered = (await years.getByRole('option').allTextContents()).map(Number).filter(Boolean);
      const month = new Date().getMonth() + 1;
      const newest = month > 7 ? thisYear + 1 : thisYear;
      expect(offered).toEqual(Array.from({ length: month > 7 ? 31 : 30 }, (_, at) => newest - at));
    }));
});
