import { paths } from '@shared/domain';
import { addDriver, answerCredit, POLICYHOLDER, TEENAGER } from '../journey/drivers';
import { answer, arriveAt, button, choose, link, seeHeading, stored, visit } from '../journey/page';
import {
  buyOnline,
  centsOf,
  offersShown,
  payBy,
  priceCard,
  priceShown,
  toComparison,
  toPrices,
} from '../journey/rates';
import { millsOf, ratioOf, receiptsShown, type ShownReceipt } from '../journey/receipt';
import { straightToPrices, toDrivers, toFirstDriver, ONE_CITY_ZIP } from '../journey/straightWay';
import { answerAbout, NOTHING_SPECIAL, startWithZip } from '../journey/start';
import {
  addAnother,
  addVehicleByCascade,
  addVehicleByText,
  addVehicleByVin,
  FAMILY_CAR,
  onToDrivers,
} from '../journey/vehicles';
import { addPolicyholder, fillDriver } from '../journey/drivers';
import { tell } from '../system/story';
import type { Shopper } from '../system/shopper';

/** A quote with a car that has a choice of packages; ends at its prices. */
async function toPricesOfFamilyCar(shopper: Shopper): Promise<number> {
  await startWithZip(shopper, ONE_CITY_ZIP);
  await answerAbout(shopper, NOTHING_SPECIAL);
  await addVehicleByCascade(shopper);
  await onToDrivers(shopper);
  await addPolicyholder(shopper);
  return toPrices(shopper);
}

const sum = (parts: number[]): number => parts.reduce((all, part) => all + part, 0);

/** Each step's amount is the one before times its factor, to the mill; the last is the total to the cent. */
function expectStepsMultiply({ caption, rows }: ShownReceipt): void {
  const steps = rows.slice(0, -1);
  let before = millsOf(steps[0]?.amount ?? '');
  for (const { label, factor, amount } of steps.slice(1)) {
    const after = millsOf(amount);
    if (factor !== '') {
      const [numerator, denominator] = ratioOf(factor);
      const exact = BigInt(before) * numerator;
      // Rounded half up to a mill at each step.
      const rounded = Number((2n * exact + denominator) / (2n * denominator));
      expect({ caption, label, amount: after }).toEqual({ caption, label, amount: rounded });
    }
    before = after;
  }
  expect({ caption, total: millsOf(rows.at(-1)?.amount ?? '') }).toEqual({ caption, total: before });
}

describe('the price (specification 2.9, 4)', () => {
  test('a driver of 19 makes it dearer by more than a tenth; taken off again it is as before [2.9-13]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      const alone = await straightToPrices(shopper);
      await link(shopper, t('rates:overview.editQuote')).click();
      await arriveAt(shopper, paths.review());
      await visit(shopper, paths.drivers());
      await addDriver(shopper, TEENAGER);
      expect(await toPrices(shopper)).toBeGreaterThan(alone * 1.1);
      await visit(shopper, paths.drivers());
      const name = t('drivers:list.removeNamed', { driver: t('drivers:name.other', { number: 2 }) });
      await button(shopper, name).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('drivers:remove.confirm') })
        .click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await toPrices(shopper)).toBe(alone);
    }));

  test('the credit answer moves it the way it should: excellent below good below poor', () =>
    tell(async (shopper) => {
      const { t } = shopper;
      const good = await straightToPrices(shopper);
      const priceWith = async (credit: 'excellent' | 'poor'): Promise<number> => {
        await visit(shopper, paths.review());
        const name = t('drivers:list.editNamed', { driver: t('drivers:name.you') });
        await link(shopper, name).click();
        await answerCredit(shopper, credit);
        await button(shopper, t('drivers:form.saveEdit')).click();
        await arriveAt(shopper, paths.review());
        await link(shopper, t('quotes:review.save')).click();
        return priceShown(shopper);
      };
      expect(await priceWith('poor')).toBeGreaterThan(good);
      expect(await priceWith('excellent')).toBeLessThan(good);
    }));

  test('a package is saved at once and changes the price; a reload still shows it [2.9-11, 4-37, 4-39]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      const good = await toPricesOfFamilyCar(shopper);
      const legend = t('rates:vehicles.legend', {
        vehicle: `${FAMILY_CAR.year} ${FAMILY_CAR.make} ${FAMILY_CAR.model}`,
      });
      const priceWith = async (name: 'LIABILITY' | 'BETTER'): Promise<number> => {
        const rated = page.waitForResponse((answered) => /\/rates(\?|$)/.test(answered.url()));
        await choose(shopper, legend, t(`rates:vehicles.${name}`));
        await rated;
        return priceShown(shopper);
      };
      const better = await priceWith('BETTER');
      const liability = await priceWith('LIABILITY');
      expect(better).toBeGreaterThan(good);
      expect(liability).toBeLessThan(good);
      await page.reload();
      expect(await priceShown(shopper)).toBe(liability);
      expect(await answer(shopper, legend, t('rates:vehicles.LIABILITY')).isChecked()).toBe(true);
    }));

  test('in full is one payment, and saves at least what was promised before the switch [2.9-12, 4-41, 9-26]', () =>
    tell(async (shopper) => {
      const { t } = shopper;
      await straightToPrices(shopper);
      const monthly = await priceCard(shopper).innerText();
      const rated = shopper.page.waitForResponse((answered) => /plan_code=/.test(answered.url()));
      await payBy(shopper, 'pay_in_full');
      await rated;
      const once = await priceShown(shopper);
      expect(monthly).toContain(t('rates:plan.payments'));
      expect(await priceCard(shopper).innerText()).toContain(t('rates:plan.noPayments'));
      const promised = centsOf(/save \$[\d,]+/.exec(monthly)?.[0] ?? '');
      const allMonths = centsOf(/\$[\d,]+ in all/.exec(monthly)?.[0] ?? '');
      expect(promised).toBeGreaterThan(0);
      // The paid-in-full discount comes on top once the price is made for it (section 4, Payment plan).
      expect(allMonths - once).toBeGreaterThanOrEqual(promised);
    }));

  test('the receipt adds up exactly: every factor, every car, every fee', () =>
    tell(async (shopper) => {
      const { t } = shopper;
      await startWithZip(shopper, '43215');
      await answerAbout(shopper, {
        homeowner: true,
        insured: { insurer: 'Example Mutual', until: '03/28/2027' },
      });
      await addVehicleByText(shopper, '2018 Ford F-150');
      await addAnother(shopper);
      await addVehicleByVin(shopper);
      await onToDrivers(shopper);
      await addPolicyholder(shopper);
      await addDriver(shopper, TEENAGER);
      await toPrices(shopper);
      const [totals, ...coverages] = await receiptsShown(shopper);
      if (!totals) throw new Error('no receipt');
      expect(coverages.length).toBeGreaterThanOrEqual(6);
      coverages.forEach(expectStepsMultiply);
      const amounts = totals.rows.map(({ amount }) => millsOf(amount));
      const at = totals.rows.findIndex(
        ({ label }) => label === t('rates:receipt.policyPremium', { months: 6 }),
      );
      expect(at).toBe(2);
      expect(sum(amounts.slice(0, at))).toBe(amounts[at]);
      expect(sum(amounts.slice(at, -1))).toBe(amounts.at(-1));
      const parts = coverages.map(({ rows }) => millsOf(rows.at(-1)?.amount ?? ''));
      expect(sum(parts)).toBe(amounts[at]);
    }));

  test('the comparison is sorted, recommends the first and says why; each leads to its own price [2.9-1, 2.10-1, 2.10-2, 2.10-3, 2.10-5]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await straightToPrices(shopper);
      const offers = await toComparison(shopper);
      await seeHeading(shopper, t('rates:compare.heading', { count: offers.length }));
      const recommended = offers.map(({ text }) => text.includes(t('rates:compare.recommended')));
      expect(recommended).toEqual(offers.map((_, index) => index === 0));
      const why = t('rates:compare.why', { count: offers.length, amount: '$', months: 6 });
      expect(offers[0]?.text).toContain(why.slice(0, why.indexOf('$')));
      // Cheapest first is said of what is paid in all: a carrier with fewer instalments has the larger month.
      const rated = page.waitForResponse((answered) => /plan_code=/.test(answered.url()));
      await payBy(shopper, 'pay_in_full');
      await rated;
      await page.locator('[aria-busy="false"] article').first().waitFor();
      const inFull = (await offersShown(shopper)).map(({ price }) => price);
      expect(inFull).toEqual(inFull.toSorted((one, other) => one - other));
      const ratedAgain = page.waitForResponse((answered) => /plan_code=/.test(answered.url()));
      await Promise.all([ratedAgain, payBy(shopper, 'monthly')]);
      await page.locator('[aria-busy="false"] article').first().waitFor();
      const last = offers.at(-1);
      await link(shopper, t('rates:compare.selectWith', { carrier: last?.carrier })).click();
      await seeHeading(shopper, t('rates:overview.heading', { carrier: last?.carrier }));
      expect(new URL(page.url()).searchParams.get('index')).toBe(String(offers.length - 1));
      expect(await priceShown(shopper)).toBe(last?.price);
    }));

  test('Buy online leads to the policy details of that carrier at that price, and the price stays [4-43, R8]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await straightToPrices(shopper);
      const offers = await toComparison(shopper);
      const chosen = offers[1];
      await link(shopper, t('rates:compare.selectWith', { carrier: chosen?.carrier })).click();
      await seeHeading(shopper, t('rates:overview.heading', { carrier: chosen?.carrier }));
      await priceShown(shopper);
      const [totals] = await receiptsShown(shopper);
      const total = totals?.rows.at(-1)?.amount ?? 'none';
      await buyOnline(shopper);
      await seeHeading(shopper, t('bind:policyDetails.heading'));
      const facts = page.getByRole('main');
      const premium = t('bind:policyDetails.premiumValue', { amount: total, months: 6 });
      for (let time = 0; time < 2; time += 1) {
        await facts.getByText(chosen?.carrier ?? '', { exact: true }).waitFor();
        await facts.getByText(premium, { exact: true }).waitFor();
        await page.reload();
        await seeHeading(shopper, t('bind:policyDetails.heading'));
      }
    }));

  test('USIC in Indiana asks for the monitored driver first; cancelling leads to the comparison (readings 4) [2.9-18, 4-44, R4]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await straightToPrices(shopper, '46204');
      const quoteId = (await stored(shopper, 'quoteId')) ?? '';
      const offers = await toComparison(shopper);
      const usic = offers.find(({ text }) => text.includes(t('rates:compare.monitored')));
      await link(shopper, t('rates:compare.selectWith', { carrier: usic?.carrier })).click();
      await priceShown(shopper);
      await button(shopper, t('rates:overview.buyOnline')).click();
      const dialog = page.getByRole('dialog', { name: t('rates:monitored.title') });
      await dialog.getByRole('button', { name: t('rates:monitored.cancel') }).click();
      await arriveAt(shopper, paths.compare(quoteId));
      await link(shopper, t('rates:compare.selectWith', { carrier: usic?.carrier })).click();
      await priceShown(shopper);
      await button(shopper, t('rates:overview.buyOnline')).click();
      await dialog.getByRole('button', { name: t('rates:monitored.accept') }).click();
      await arriveAt(shopper, paths.policyDetails());
    }));

  test('prices are the same on every run: a second shopper with the same answers sees the same', async () => {
    const seen: string[][] = [];
    for (let run = 0; run < 2; run += 1) {
      await tell(async (shopper) => {
        await toDrivers(shopper, ONE_CITY_ZIP);
        await toPrices(shopper);
        seen.push((await toComparison(shopper)).map(({ carrier, price }) => `${carrier} ${price}`));
      });
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  test('the price knows the age of the driver', () =>
    tell(async (shopper) => {
      await toFirstDriver(shopper);
      await fillDriver(shopper, { ...POLICYHOLDER, age: 19, marital_status: 'single' });
      await button(shopper, shopper.t('drivers:form.saveFirst')).click();
      await arriveAt(shopper, paths.drivers());
      const young = await toPrices(shopper);
      await visit(shopper, paths.review());
      const name = shopper.t('drivers:list.editNamed', { driver: shopper.t('drivers:name.you') });
      await link(shopper, name).click();
      await shopper.page
        .getByRole('textbox', { name: shopper.t('drivers:form.age'), exact: true })
        .fill('42');
      await button(shopper, shopper.t('drivers:form.saveEdit')).click();
      await arriveAt(shopper, paths.review());
      await link(shopper, shopper.t('quotes:review.save')).click();
      expect(await priceShown(shopper)).toBeLessThan(young * 0.9);
    }));
});
