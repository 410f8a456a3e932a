import { paths } from '@shared/domain';
import { addDriver, answerCredit, fillDriver, POLICYHOLDER, TEENAGER } from '../journey/drivers';
import { answer, arriveAt, button, choose, link, visit } from '../journey/page';
import { centsOf, onceFor, payBy, priceCard, priceShown, toComparison, toPrices } from '../journey/rates';
import { toFirstDriver } from '../journey/straightWay';
import { tell } from '../system/story';
import { CAR, standAtPrices } from '../system/heldQuote';

describe('the price (specification 2.9, 4)', () => {
  test('a driver of 19 raises it by more than a tenth; removed again it is as before [2.9-13, 4-7]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      const alone = await standAtPrices(shopper);
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

  test('the credit answer moves it as expected: excellent below good below poor', () =>
    tell(async (shopper) => {
      const { t } = shopper;
      const good = await standAtPrices(shopper);
      const priceWith = async (credit: 'excellent' | 'poor'): Promise<number> => {
        await visit(shopper, paths.review());
        const name = t('drivers:list.editNamed', { context: 'you' });
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

  test('a package is saved at once and changes the price; a reload still shows it [2.9-11, 4-37, 4-39, 4-8]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      const good = await standAtPrices(shopper);
      const legend = t('rates:vehicles.legend', {
        vehicle: `${CAR.year} ${CAR.manufacturer} ${CAR.model}`,
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

  test('in full is one payment, and saves what was promised before the switch [R54, 2.9-12, 4-41, 9-26]', () =>
    tell(async (shopper) => {
      const { t } = shopper;
      await standAtPrices(shopper);
      const monthly = await priceShown(shopper);
      const inFull = answer(shopper, t('rates:plan.legend'), t('rates:plan.pay_in_full'));
      const said = await inFull.locator('xpath=ancestor::label[1]').innerText();
      const rated = shopper.page.waitForResponse((answered) => /plan_code=/.test(answered.url()));
      await payBy(shopper, 'pay_in_full');
      await rated;
      const once = await priceShown(shopper);
      await priceCard(shopper).getByText(onceFor(shopper)).first().waitFor();
      const promised = centsOf(/save \$[\d,]+/.exec(said)?.[0] ?? '');
      expect(promised).toBeGreaterThan(0);
      expect(promised).toBe(monthly - once);
    }));

  test('prices are the same on every run: a second shopper with the same answers sees the same', async () => {
    const seen: string[][] = [];
    for (let run = 0; run < 2; run += 1) {
      await tell(async (shopper) => {
        await standAtPrices(shopper);
        seen.push((await toComparison(shopper)).map(({ carrier, price }) => `${carrier} ${price}`));
      });
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  test("the price depends on the driver's age", () =>
    tell(async (shopper) => {
      await toFirstDriver(shopper);
      await fillDriver(shopper, { ...POLICYHOLDER, age: 19, marital_status: 'single' });
      await button(shopper, shopper.t('drivers:form.saveFirst')).click();
      await arriveAt(shopper, paths.drivers());
      const young = await toPrices(shopper);
      await visit(shopper, paths.review());
      const name = shopper.t('drivers:list.editNamed', { context: 'you' });
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
