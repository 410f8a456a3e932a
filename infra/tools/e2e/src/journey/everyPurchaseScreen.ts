import { isStateCode, paths } from '@shared/domain';
import { OLD_ACCORD, quackenbush, type Application } from './application/answers';
import { fillDriver } from './application/drivers';
import {
  answerQuestions,
  askFinalQuote,
  chooseButton,
  finalPrice,
  passCoverages,
} from './application/lastSteps';
import { answerPolicyDetails } from './application/policyDetails';
import { fillVehicle } from './application/vehicleForm';
import { arriveAt, button, choose, line, link, seeHeading, stored, type Walker } from './page';

/** Called on every complete screen, with a name that works as a file name. */
export type OnScreen = (name: string) => Promise<void>;

/** Opens everything a form can open. */
const LONG: Application = {
  street: '1 north main street',
  drivers: [
    quackenbush('IL', {
      incidents: [{ type: 'dwi', date: '03/04/2025', words: 'After a party' }],
      sr22: { state: 'IL' },
      social: '219-45-9999',
    }),
  ],
  vehicles: [
    {
      vin: '2HGFC2F71GH500001',
      mileage: '88,000',
      aYear: '7,500',
      use: 'business',
      lienholder: { name: 'First Bank', street: '2 Main St', city: 'Chicago', state: 'IL', zip: '60601' },
    },
    OLD_ACCORD,
  ],
  yes: { business_use: 'Samples are carried to customers', prior_cancellation: 'A late payment in 2020' },
};

/** Policy details empty, invalid, and with the address dialog; ends at the policyholder's form. */
async function policy(walker: Walker, onScreen: OnScreen, application: Application): Promise<void> {
  const { page, t } = walker;
  const state = (await stored(walker, 'stateCode')) ?? '';
  if (!isStateCode(state)) throw new Error('no quote is stored');
  await seeHeading(walker, t('bind:policyDetails.heading'));
  await onScreen('policy-details');
  await choose(walker, t('bind:policyDetails.term.start'), t('bind:policyDetails.term.custom'));
  await button(walker, t('bind:policyDetails.save')).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  await onScreen('policy-details-errors');
  await answerPolicyDetails(walker, state, application);
  await button(walker, t('bind:policyDetails.save')).click();
  await page.getByRole('dialog').waitFor();
  await onScreen('policy-details-address');
  await button(walker, t('bind:policyDetails.dialog.apply')).click();
}

/** The policyholder's form empty, invalid and complete, and the drivers. */
async function driver(walker: Walker, onScreen: OnScreen, { drivers: [holder] }: Application): Promise<void> {
  const { page, t } = walker;
  await seeHeading(walker, t('bind:driver.titleHolder'));
  await onScreen('purchase-driver');
  await button(walker, t('bind:driver.save')).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  await onScreen('purchase-driver-errors');
  await kindsOfWork(walker, onScreen);
  if (holder) await fillDriver(walker, 'IL', holder, true);
  await onScreen('purchase-driver-full');
  await button(walker, t('bind:driver.save')).click();
  await seeHeading(walker, t('bind:drivers.heading'));
  await onScreen('purchase-drivers');
  await link(walker, t('bind:drivers.continue')).click();
}

/** The open list of occupations; the search word works in both languages. */
async function kindsOfWork(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { page, t } = walker;
  const occupation = line(walker, t('bind:driver.work.occupation'));
  await occupation.fill('employed');
  await page.getByRole('combobox', { name: t('bind:driver.work.category') }).fill('a');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await onScreen('purchase-driver-work');
  await occupation.fill('');
}

/** The first car's form empty and complete, the list with an unfinished car and without one. */
async function cars(walker: Walker, onScreen: OnScreen, { vehicles }: Application): Promise<void> {
  const { page, t } = walker;
  for (const [index, vehicle] of vehicles.entries()) {
    await arriveAt(walker, /^\/bol\/vehicles\/[^/]+\/edit$/);
    await page.getByRole('group', { name: t('bind:vehicle.lienholder.legend') }).waitFor();
    if (index === 0) await onScreen('purchase-vehicle');
    await fillVehicle(walker, vehicle);
    if (index === 0) await onScreen('purchase-vehicle-full');
    await button(walker, t('bind:vehicle.save')).click();
    await seeHeading(walker, t('bind:vehicles.heading'));
    await onScreen(`purchase-vehicles-${index + 1}`);
    const finish = new RegExp(`^${t('bind:vehicles.finishNamed', { vehicle: '.+' })}$`);
    if (index < vehicles.length - 1) await page.getByRole('link', { name: finish }).first().click();
  }
  await link(walker, t('bind:vehicles.continue')).click();
}

/** Coverages, the questions empty and answered, the review, the final price. */
async function rest(walker: Walker, onScreen: OnScreen, application: Application): Promise<void> {
  const { page, t } = walker;
  await arriveAt(walker, paths.purchaseCoverages());
  await seeHeading(walker, t('bind:coverages.heading'));
  await link(walker, t('bind:coverages.continue')).or(chooseButton(walker)).waitFor();
  await onScreen('purchase-coverages');
  await passCoverages(walker);
  await page.getByRole('group', { name: /^2\. / }).waitFor();
  await onScreen('questions');
  await button(walker, t('bind:questions.save')).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  await onScreen('questions-errors');
  await answerQuestions(walker, application);
  await page.goBack();
  await page.getByRole('group', { name: /^2\. / }).waitFor();
  await onScreen('questions-answered');
  await page.goForward();
  await seeHeading(walker, t('bind:review.heading'));
  await onScreen('purchase-review');
  await askFinalQuote(walker);
  await finalPrice(walker);
  await onScreen('final-quote');
}

/** From Buy online to the final price, passing every screen of the application. */
export async function everyPurchaseScreen(walker: Walker, onScreen: OnScreen): Promise<void> {
  await policy(walker, onScreen, LONG);
  await driver(walker, onScreen, LONG);
  await cars(walker, onScreen, LONG);
  await rest(walker, onScreen, LONG);
}
