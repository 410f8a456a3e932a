import { getQuote, rateFinalQuote } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { inLongForm } from '@shared/testing/form';
import { painted } from '../journey/looks';
import { arriveAt, button, choose, link, seeHeading, visit } from '../journey/page';
import { passCoverages } from '../journey/application/lastSteps';
import { addFromPurchase, carCard, finishCar, openCar } from '../journey/application/vehicleList';
import { watchShifts } from '../journey/shifts';
import { FAMILY_CAR, pickByCascade, pickByVin, VIN } from '../journey/vehicles';
import { CAR } from '../system/heldQuote';
import { answerQuestions, holdPurchase, stateApplication } from '../system/heldPurchase';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

const FIRST = `${CAR.year} ${CAR.manufacturer} ${CAR.model}`;
const ADDED = `${FAMILY_CAR.year} ${FAMILY_CAR.make} ${FAMILY_CAR.model}`;
const FAMILY_VIN = '2HGFC2F71GH500001';
/** A Ford Mustang GT of 1994: over 30 model years. */
const CLASSIC = { vin: '1FALP42TXRF123456', name: '1994 Ford Mustang' };
const MILES = { mileage: '88000', aYear: '7500' };

async function toList(shopper: Shopper): Promise<void> {
  await visit(shopper, paths.purchaseVehicles());
  await seeHeading(shopper, shopper.t('bind:vehicles.heading'));
}

/** Answers what the picked car is for and adds it. */
async function addIt(shopper: Shopper): Promise<void> {
  const { t } = shopper;
  await choose(shopper, t('vehicles:use.legend'), t('vehicles:use.pleasure'));
  await button(shopper, t('vehicles:form.save')).click();
}

type Missing = 'vin' | 'current_mileage' | 'estimated_annual_distance';

/** The list names what this car still needs, and Continue leads there (reading 52). */
async function seeUnfinished(shopper: Shopper, name: string, missing: Missing[]): Promise<void> {
  const { page, t, language } = shopper;
  await arriveAt(shopper, paths.purchaseVehicles());
  await seeHeading(shopper, t('bind:vehicles.heading'));
  const fields = new Intl.ListFormat(language).format(missing.map((field) => t(`bind:attributes.${field}`)));
  await carCard(shopper, name).getByText(t('bind:vehicles.missing', { fields })).waitFor();
  const goOn = button(shopper, t('bind:vehicles.continue'));
  await goOn.click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: t('bind:vehicles.open', { vehicle: name }) })
    .waitFor();
}

test('a car added during the application is asked about its coverage, finished here, and priced with the other [2.12-33, 2.12-34, 2.12-35, 4-25, R9, R9-3, R33-5]', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    const held = await holdPurchase(shopper);
    const { client, quoteId, rate } = held;
    await answerQuestions(held);
    await stateApplication(held);
    const alone = await rateFinalQuote(client, quoteId, null);
    await toList(shopper);
    await addFromPurchase(shopper);
    await pickByCascade(shopper, FAMILY_CAR);
    await addIt(shopper);
    await seeHeading(shopper, t('vehicles:coverages.title'));
    await choose(shopper, t('vehicles:coverages.legend'), t('vehicles:coverages.no'));
    await button(shopper, t('vehicles:coverages.save')).click();
    await seeUnfinished(shopper, ADDED, ['vin', 'current_mileage', 'estimated_annual_distance']);
    // The final price of one car is gone, and there is none for two while one is unfinished.
    expect((await getQuote(client, quoteId)).status).toBe('APPLYING');
    await expect(rateFinalQuote(client, quoteId, null)).rejects.toMatchObject({
      status: 422,
      errors: [{ code: 'application_incomplete', attribute: 'vehicles' }],
    });
    await page.reload();
    await finishCar(shopper, ADDED, { ...MILES, vin: FAMILY_VIN });
    await carCard(shopper, ADDED).getByText(t('bind:vehicles.complete')).waitFor();
    await link(shopper, t('bind:vehicles.continue')).click();
    // Its coverages must be reviewed, too.
    await passCoverages(shopper);
    await stateApplication(held);
    const both = await rateFinalQuote(client, quoteId, null);
    expect(both.best_match?.carrier_id).toBe(rate.carrier_id);
    expect(both.best_match?.vehicles).toHaveLength(2);
    expect(both.best_match?.policy_premium).toBeGreaterThan(alone.best_match?.policy_premium ?? Infinity);
    // The bought price stays for comparison (reading 8).
    expect((await getQuote(client, quoteId)).selected_rate?.policy_premium).toBe(rate.policy_premium);
  }));

inLongForm(() => {
  test('a classic added during the application: its dialog leads back to the application [2.6-17, 4-23, R9]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await holdPurchase(shopper);
      await toList(shopper);
      await addFromPurchase(shopper);
      await pickByVin(shopper, CLASSIC.vin);
      await addIt(shopper);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('vehicles:age.ok') })
        .click();
      // Its VIN is already complete.
      await seeUnfinished(shopper, CLASSIC.name, ['current_mileage', 'estimated_annual_distance']);
      await carCard(shopper, CLASSIC.name).getByText(t('vehicles:packages.LIABILITY')).waitFor();
      await finishCar(shopper, CLASSIC.name, { ...MILES, vin: CLASSIC.vin });
      await link(shopper, t('bind:vehicles.continue')).waitFor();
    }));

  test('Cancel leads back to the application, with nothing added [2.6-8, R9]', () =>
    tell(async (shopper) => {
      const { t } = shopper;
      await holdPurchase(shopper);
      await toList(shopper);
      await addFromPurchase(shopper);
      await link(shopper, t('vehicles:form.cancel')).click();
      await arriveAt(shopper, paths.purchaseVehicles());
      await link(shopper, t('bind:vehicles.continue')).waitFor();
    }));
});

test('the VIN of another car is reported, and that car replaces the chosen one if the shopper agrees', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    await holdPurchase(shopper);
    await toList(shopper);
    await openCar(shopper, FIRST, 'edit');
    await page.getByRole('textbox', { name: t('bind:attributes.vin'), exact: true }).fill(VIN);
    const names = { decoded: '2003 Honda Accord', chosen: FIRST };
    await page.getByText(t('bind:vehicle.vin.other', names)).waitFor();
    await page.getByText(t('bind:vehicle.car.undecided')).waitFor();
    const taken = t('bind:vehicle.car.decoded', { vehicle: names.decoded });
    await choose(shopper, t('bind:vehicle.car.legend'), taken);
    const version = page.getByRole('combobox', { name: t('bind:vehicle.car.version') });
    if (await version.isVisible()) await version.selectOption({ index: 1 });
    await button(shopper, t('bind:vehicle.save')).click();
    await arriveAt(shopper, paths.purchaseVehicles());
    await carCard(shopper, names.decoded).getByText(t('vehicles:packages.LIABILITY')).waitFor();
  }));

const isLookup = (url: URL) => url.searchParams.has('vin');

/** Opens the first car on a phone while the lookup of its stored VIN, of another car, is held back. */
async function openHeldBack(shopper: Shopper) {
  const { page, t, wire } = shopper;
  await page.setViewportSize({ width: 360, height: 800 });
  const { vehicleId } = await holdPurchase(shopper);
  const shifted = await watchShifts(shopper);
  // As one that was saved before the VIN decided (reading 65).
  const item = { model: { year: 2003, name: 'Accord' }, make: { name: 'Honda', logo: null } };
  const trim = { name: 'EX', vin: null, body_class: 'Sedan' };
  const change = () => Buffer.from(JSON.stringify({ vehicles: [{ ...item, trim }] }));
  const letGo = wire.disturb({ match: isLookup, change, late: true });
  wire.disturb({ match: isLookup, change });
  await visit(shopper, paths.purchaseVehicle(vehicleId));
  await page.getByText(t('vehicles:picker.vinLooking')).waitFor();
  await painted(page);
  const seeQuestion = async () => {
    await page.getByRole('group', { name: t('bind:vehicle.car.legend') }).waitFor();
    await painted(page);
    // architecture, budgets: CLS 0.01
    expect(await shifted()).toBeLessThanOrEqual(0.01);
  };
  return { letGo, seeQuestion };
}

describe('on a phone, the question about a stored VIN of another car moves nothing', () => {
  test('when it appears', () =>
    tell(async (shopper) => {
      const { letGo, seeQuestion } = await openHeldBack(shopper);
      letGo();
      await seeQuestion();
    }));

  test('when the lookup takes so long that the shopper asks again', () =>
    tell(async (shopper) => {
      const { t } = shopper;
      const { letGo, seeQuestion } = await openHeldBack(shopper);
      const again = button(shopper, t('vehicles:picker.askAgain'));
      await again.waitFor();
      await shopper.page.getByRole('textbox', { name: t('bind:attributes.current_mileage') }).waitFor();
      letGo();
      await painted(shopper.page);
      await again.click();
      await seeQuestion();
    }));
});
