import { addDays, CARRIERS, dateIn, formatCents } from '@shared/domain';
import { getQuote } from '@shared/api-client/requests';
import { button } from '../journey/page';
import { buyPolicy } from '../journey/payment/buyPolicy';
import { controlNames, foundOn, missingFrom, printed } from '../journey/printed';
import { closeSheet, openSheet, sheetRow, toComparison } from '../journey/rates';
import { receiptsShown } from '../journey/receipt';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import { standAtPrices } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** What heads a carrier's column in the comparison. */
const shortName = (name: string): string =>
  Object.values(CARRIERS).find((carrier) => carrier.name === name)?.short_name ?? name;

/** The text of the printed screen, which must contain no controls. */
async function paperOf(shopper: Shopper): Promise<string> {
  const names = await controlNames(shopper);
  expect(names.length).toBeGreaterThan(4);
  const paper = await printed(shopper);
  expect(foundOn(paper, names)).toEqual([]);
  return paper;
}

describe('printed by Chromium (issue 17)', () => {
  test('the prices; the open receipt alone, each of its steps; then the comparison', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await standAtPrices(shopper);
      await sheetRow(shopper, 'made').waitFor();
      const prices = await paperOf(shopper);
      const sheet = await openSheet(shopper, 'made');
      const receipt = page.getByRole('region', { name: t('rates:receipt.heading') });
      await receipt.waitFor();
      expect(await receipt.locator('details[open]').count()).toBe(0);
      const made = await printed(shopper);
      expect(foundOn(made, [t('rates:vehicles.heading')])).toEqual([]);
      // Closed again after printing.
      expect(await receipt.locator('details[open]').count()).toBe(0);
      const receipts = await receiptsShown(shopper);
      expect(receipts.length).toBeGreaterThan(4);
      const steps = receipts.flatMap(({ caption, rows }) => [
        caption,
        ...rows.map(({ label, factor, amount }) => label + factor + amount),
      ]);
      expect(missingFrom(made, steps)).toEqual([]);
      await closeSheet(shopper);
      await sheet.waitFor({ state: 'detached' });
      const offers = await toComparison(shopper);
      const comparison = await paperOf(shopper);
      expect(missingFrom(prices, [offers[0]?.carrier ?? 'none'])).toEqual([]);
      const facts = offers.flatMap(({ carrier, price }) => [
        shortName(carrier),
        formatCents(price).replace('.00', ''),
      ]);
      expect(missingFrom(comparison, facts)).toEqual([]);
    }));

  test('the final page: policy, dates, what was paid and is to be paid', () =>
    tell(async (shopper) => {
      const { client, quoteId } = await standAtFinalQuote(shopper, 'FCIC');
      await buyPolicy(shopper, 'Wilhelmina Quackenbush');
      const paper = await paperOf(shopper);
      const { policy_number: number, selected_pay_plan: plan } = await getQuote(client, quoteId);
      const { amount = 0, fee = 0 } = plan?.installment_info ?? {};
      const paid = [plan?.deposit ?? 0, amount + fee].map(formatCents);
      expect(missingFrom(paper, [CARRIERS.FCIC.name, number ?? 'none', ...paid])).toEqual([]);
    }));

  test('the letter that cancels the old policy, alone on its page', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      const { client, quoteId } = await standAtFinalQuote(shopper, 'FCIC', {
        currently_insured: true,
        prior_policy: {
          insurer_name: 'Old Mutual of Ohio',
          // After the new policy begins, or there is nothing to cancel.
          term_expiration: addDays(dateIn('America/New_York', new Date()), 60),
          duration: 6,
          continuous: false,
        },
      });
      await buyPolicy(shopper, 'Wilhelmina Quackenbush');
      // The browser prints when the test does.
      await page.evaluate(() => void (window.print = () => undefined));
      await button(shopper, t('bind:switchDay.letter.print')).click();
      const letter = await printed(shopper);
      const { policy_number: number } = await getQuote(client, quoteId);
      const said = ['Old Mutual of Ohio', 'Wilhelmina Quackenbush', t('bind:switchDay.letter.subject')];
      expect(missingFrom(letter, said)).toEqual([]);
      expect(foundOn(letter, [number ?? 'none', t('bind:switchDay.title'), 'Milepost'])).toEqual([]);
    }));
});
