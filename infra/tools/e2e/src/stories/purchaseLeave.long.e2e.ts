import { getQuote } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { LICENSES, quackenbush, type Application } from '../journey/application/answers';
import { answerFirstLicense, answerSocial, fillDrivers } from '../journey/application/drivers';
import {
  askFinalQuote,
  answerQuestions,
  finalPrice,
  passCoverages,
  finalHeading,
} from '../journey/application/lastSteps';
import { answerHome, fillPolicyDetails } from '../journey/application/policyDetails';
import { fillVehicles } from '../journey/application/vehicles';
import { choose, line, link, seeHeading, stored, visit } from '../journey/page';
import { holdBought } from '../system/heldPurchase';
import { CAR } from '../system/heldQuote';
import { newWindow, type Shopper } from '../system/shopper';
import { tell } from '../system/story';

const CAR_NAME = `${CAR.year} ${CAR.manufacturer} ${CAR.model}`;
const SOCIAL = '538-42-7719';
/** Valid, but unknown to the car lists, so nothing is asked about it. */
const VIN = '1'.repeat(17);

/** A step after returning: its address, what was typed but not sent, and what of it is still there. */
interface Step {
  heading: (shopper: Shopper) => string | RegExp;
  type: (shopper: Shopper) => Promise<void>;
  seeAnswers: (shopper: Shopper) => Promise<void>;
}

const see = async (shopper: Shopper, label: string, value: string): Promise<void> => {
  await line(shopper, label).waitFor();
  expect({ label, value: await line(shopper, label).inputValue() }).toEqual({ label, value });
};

const POLICY: Step = {
  heading: ({ t }) => t('bind:policyDetails.heading'),
  type: async (shopper) => {
    const { t } = shopper;
    await answerHome(shopper, 'owned');
    await line(shopper, t('bind:policyDetails.address.line1')).fill('1 Main St');
    await line(shopper, t('bind:policyDetails.residence.since')).fill('02/29/2020');
  },
  seeAnswers: async (shopper) => {
    const { t } = shopper;
    await see(shopper, t('bind:policyDetails.address.line1'), '1 Main St');
    await see(shopper, t('bind:policyDetails.residence.since'), '02/29/2020');
    await shopper.page
      .getByRole('heading', { name: t('bind:policyDetails.residence.known.owned') })
      .waitFor();
  },
};

const DRIVER: Step = {
  heading: ({ t }) => t('bind:driver.titleHolder'),
  type: async (shopper) => {
    const { page, t } = shopper;
    await line(shopper, t('bind:driver.who.birthday')).fill('05/06/1984');
    await page.getByRole('combobox', { name: t('bind:driver.work.occupation') }).selectOption('retired');
    await page.getByRole('combobox', { name: t('bind:driver.license.state') }).selectOption('OH');
    await line(shopper, t('bind:driver.license.number')).fill(LICENSES.OH);
    await answerFirstLicense(shopper, '05/07/2002', '05/06/1984');
    await choose(shopper, t('bind:driver.record.legend'), t('bind:known.yes'));
    await line(shopper, t('bind:driver.record.date')).fill('03/04/2025');
    await answerSocial(shopper, SOCIAL);
  },
  seeAnswers: async (shopper) => {
    const { page, t } = shopper;
    await see(shopper, t('bind:driver.who.birthday'), '05/06/1984');
    await see(shopper, t('bind:driver.license.issued'), '05/07/2002');
    await see(shopper, t('bind:driver.record.date'), '03/04/2025');
    // Identity numbers are never stored, so they must be typed again.
    await see(shopper, t('bind:driver.license.number'), '');
    await page
      .locator('summary')
      .filter({ hasText: t('bind:driver.social.heading') })
      .click();
    await see(shopper, t('bind:driver.social.label'), '');
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).toContain('1984-05-06');
    for (const number of [SOCIAL, SOCIAL.replaceAll('-', ''), LICENSES.OH])
      expect(kept).not.toContain(number);
  },
};

const VEHICLE: Step = {
  heading: ({ t }) => t('bind:vehicle.heading', { vehicle: CAR_NAME }),
  type: async (shopper) => {
    const { t } = shopper;
    await line(shopper, t('bind:review.vehicle.vin')).fill(VIN);
    await line(shopper, t('bind:review.vehicle.current_mileage')).fill('42,000');
    await choose(shopper, t('bind:vehicle.lienholder.legend'), t('bind:known.yes'));
    await line(shopper, t('bind:lienholderAttributes.name')).fill('First Bank');
  },
  seeAnswers: async (shopper) => {
    const { t } = shopper;
    await see(shopper, t('bind:review.vehicle.vin'), VIN);
    await see(shopper, t('bind:review.vehicle.current_mileage'), '42,000');
    await see(shopper, t('bind:lienholderAttributes.name'), 'First Bank');
  },
};

/** Nothing is typed there. */
const only = (heading: Step['heading']): Step => ({
  heading,
  type: () => Promise.resolve(),
  seeAnswers: () => Promise.resolve(),
});

const COVERAGES = only(({ t }) => t('bind:coverages.heading'));
const REVIEW = only(({ t }) => t('bind:review.heading'));
const FINAL = only(({ t }) => finalHeading(t));
const firstQuestion = ({ page }: Shopper) => page.getByRole('group', { name: /^1\. / });

const QUESTIONS: Step = {
  heading: ({ t }) => new RegExp(`^${t('bind:questions.heading', { carrier: '.+' })}$`),
  type: async (shopper) => {
    await firstQuestion(shopper).getByText(shopper.t('bind:questions.yes'), { exact: true }).click();
    await shopper.page.getByRole('main').getByRole('textbox').first().fill('Once, in 2020');
  },
  seeAnswers: async (shopper) => {
    const { page, t } = shopper;
    const yes = firstQuestion(shopper).getByRole('radio', { name: t('bind:questions.yes') });
    await yes.and(page.locator(':checked')).waitFor({ state: 'attached' });
    expect(await page.getByRole('main').getByRole('textbox').first().inputValue()).toBe('Once, in 2020');
  },
};

/** Leaves a step in every possible way within one tab and returns, expecting what was typed. */
async function leaveAndComeBack(shopper: Shopper, step: Step): Promise<void> {
  const { page } = shopper;
  const seeIt = () => seeHeading(shopper, step.heading(shopper));
  await seeIt();
  await step.type(shopper);
  await page.reload();
  await seeIt();
  await step.seeAnswers(shopper);
  // An address that is too early leads here.
  await visit(shopper, paths.finalRates((await stored(shopper, 'quoteId')) ?? ''));
  await seeIt();
  await step.seeAnswers(shopper);
  await visit(shopper, paths.privacy());
  await seeHeading(shopper, shopper.t('shell:privacyPage.title'));
  await page.goBack();
  await seeIt();
  await step.seeAnswers(shopper);
}

/** Closes the tab and opens the site in another one, where the start offers to resume at this step. */
async function closeAndOpen(shopper: Shopper, step: Step): Promise<void> {
  const { t } = shopper;
  await newWindow(shopper);
  await visit(shopper, paths.root());
  await link(shopper, t('quotes:resume.action')).click();
  await seeHeading(shopper, step.heading(shopper));
}

/** The steps in the short form: the one with the most to type, and one whose heading contains a name. */
const LEFT = rows(
  [POLICY, DRIVER, VEHICLE, COVERAGES, QUESTIONS],
  (step) => step === DRIVER || step === QUESTIONS,
);

async function leave(shopper: Shopper, step: Step): Promise<void> {
  if (!LEFT.includes(step)) return;
  await leaveAndComeBack(shopper, step);
  await closeAndOpen(shopper, step);
}

const APPLICATION: Application = {
  street: '1 Main St',
  drivers: [quackenbush('OH')],
  vehicles: [{ vin: VIN, mileage: '42,000', aYear: '9,000' }],
};

test('left at every step, by reload, address, Back or a closed tab: resumes at the first unfinished step, with nothing lost [R9-4, R18-3]', () =>
  tell(async (shopper) => {
    const { client, quoteId } = await holdBought(shopper);
    await visit(shopper, paths.policyDetails());

    await leave(shopper, POLICY);
    await fillPolicyDetails(shopper, 'OH', APPLICATION);
    await leave(shopper, DRIVER);
    // The previous step's answers were saved.
    await shopper.page.getByRole('heading', { name: /Wilhelmina/ }).waitFor();
    await fillDrivers(shopper, 'OH', APPLICATION);
    await leave(shopper, VEHICLE);
    await fillVehicles(shopper, APPLICATION);
    await leave(shopper, COVERAGES);
    // An unreviewed step cannot be skipped by its address.
    await visit(shopper, paths.questions());
    await passCoverages(shopper);
    await leave(shopper, QUESTIONS);
    await answerQuestions(shopper, APPLICATION);
    await closeAndOpen(shopper, REVIEW);
    await askFinalQuote(shopper);
    const price = await finalPrice(shopper);
    await closeAndOpen(shopper, FINAL);
    expect(await finalPrice(shopper)).toBe(price);
    const { vehicles } = await getQuote(client, quoteId);
    expect(vehicles[0]).toMatchObject({ vin: VIN, current_mileage: 42_000 });
  }));
