import { paths } from '@shared/domain';
import { arriveAt, button, link, seeHeading, stored } from '../journey/page';
import {
  buyOnline,
  closeSheet,
  offersShown,
  payBy,
  priceShown,
  seeOffer,
  toComparison,
} from '../journey/rates';
import { receiptsShown } from '../journey/receipt';
import { placeIn, standAtPrices } from '../system/heldQuote';
import { tell } from '../system/story';

describe('from the comparison to the purchase (specification 2.10, 4)', () => {
  test('the comparison is sorted, recommends the first and says why; each card leads to its own price [2.9-1, 2.10-1, 2.10-2, 2.10-3, 2.10-5, 2.9-14, 4-49]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await standAtPrices(shopper);
      const offers = await toComparison(shopper);
      await seeHeading(shopper, t('rates:compare.heading', { count: offers.length }));
      const recommended = offers.map(({ text }) => text.includes(t('rates:compare.recommended')));
      expect(recommended).toEqual(offers.map((_, index) => index === 0));
      const why = t('rates:compare.why', { count: offers.length, amount: '$', months: 6 });
      expect(await page.getByRole('main').innerText()).toContain(why.slice(0, why.indexOf('$')));
      // The sort order uses the total: a carrier with fewer installments has the larger monthly amount.
      const rated = page.waitForResponse((answered) => /plan_code=/.test(answered.url()));
      await payBy(shopper, 'pay_in_full');
      await rated;
      await page.locator('[aria-busy="false"] th[scope="col"]').first().waitFor();
      const inFull = (await offersShown(shopper)).map(({ price }) => price);
      expect(inFull).toEqual(inFull.toSorted((one, other) => one - other));
      const ratedAgain = page.waitForResponse((answered) => /plan_code=/.test(answered.url()));
      await Promise.all([ratedAgain, payBy(shopper, 'monthly')]);
      await page.locator('[aria-busy="false"] th[scope="col"]').first().waitFor();
      const last = offers.at(-1);
      await link(shopper, t('rates:compare.selectWith', { carrier: last?.carrier })).click();
      await seeOffer(shopper, last?.carrier);
      expect(new URL(page.url()).searchParams.get('index')).toBe(String(offers.length - 1));
      expect(await priceShown(shopper)).toBe(last?.price);
    }));

  test('Buy online leads to policy details with that carrier and price, and the price stays [4-43, R8]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await standAtPrices(shopper);
      const offers = await toComparison(shopper);
      const chosen = offers[1];
      await link(shopper, t('rates:compare.selectWith', { carrier: chosen?.carrier })).click();
      await seeOffer(shopper, chosen?.carrier);
      await priceShown(shopper);
      const [totals] = await receiptsShown(shopper);
      const total = totals?.rows.at(-1)?.amount ?? 'none';
      await closeSheet(shopper);
      await buyOnline(shopper);
      await seeHeading(shopper, t('bind:policyDetails.heading'));
      const facts = page.getByRole('main');
      const premium = t('bind:price.premiumValue', { amount: total, months: 6 });
      for (let time = 0; time < 2; time += 1) {
        await facts.getByText(chosen?.carrier ?? '', { exact: true }).waitFor();
        await facts.getByText(premium, { exact: true }).waitFor();
        await page.reload();
        await seeHeading(shopper, t('bind:policyDetails.heading'));
      }
    }));

  test('USIC in Indiana asks for the monitored driver first; cancelling leads to the comparison (readings 4) [2.9-18, 4-44, R4-2, R4-3]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await standAtPrices(shopper, await placeIn('IN'));
      const quoteId = (await stored(shopper, 'quoteId')) ?? '';
      const offers = await toComparison(shopper);
      const usic = offers.find(({ text }) => text.includes(t('rates:plan.tracked', { months: 6 })));
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
});
