import { formatDollars, paths } from '@shared/domain';
import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { buyAndApply } from '../journey/application/buyAndApply';
import { finalPrice } from '../journey/application/lastSteps';
import { arriveAt, button, link, seeHeading, stored, checkBox, visit } from '../journey/page';
import { centsOf } from '../journey/rates';
import { beginFault, NOISE } from '../system/faults';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** Walks to a final price that is higher than the quoted one; in cents. */
function toHigherPrice(shopper: Shopper): Promise<number> {
  const incidents = [{ type: 'dwi', date: '03/04/2025', words: 'After a party' }];
  return buyAndApply(shopper, 'IL', {
    street: '1 Main St',
    drivers: [quackenbush('IL', { incidents, sr22: { state: 'IL' } })],
    vehicles: [{ ...OLD_ACCORD, aYear: '18,000' }],
  });
}

const difference = ({ page, t }: Shopper) => page.getByRole('region', { name: t('bind:difference.heading') });
const wayOn = (shopper: Shopper) => button(shopper, shopper.t('bind:finalQuote.selectPlan'));

const signedCents = (text: string): number => centsOf(text) * (/[-−]\$/.test(text) ? -1 : 1);

test('a higher price: its causes add up in dollars, it is shown before continuing, and stays after a reload [R8-6, 2.12-50]', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    const final = await toHigherPrice(shopper);
    const box = difference(shopper);
    const amounts = await box.locator('tbody td:last-child').allInnerTexts();
    const [quoted = 0, ...changes] = amounts.slice(0, -1).map(signedCents);
    const heading = t('bind:difference.higher', { amount: formatDollars(final - quoted) });
    await seeHeading(shopper, heading);
    expect(quoted + changes.reduce((sum, change) => sum + change, 0)).toBe(final);

    await page.reload();
    const seen = page.locator('input[name="seen"]');
    await seen.waitFor({ state: 'attached' });
    expect(await seen.isChecked()).toBe(true);
    expect(await finalPrice(shopper)).toBe(final);
    await seen.locator('xpath=ancestor::label[1]').click();
    await wayOn(shopper).click();
    await page.getByRole('alert').getByText(t('bind:difference.mustAcknowledge')).waitFor();
    await checkBox(shopper, /./);
    await link(shopper, t('bind:finalQuote.editQuote')).click();
    await seeHeading(shopper, t('bind:review.heading'));
  }));

describe('a failing final rate: message, input kept, retry (readings 10)', () => {
  const FAULTS = ['502', 'hang', 'offline'] as const;
  test('a proxy error, silence and no network are retried in place; a broken server leads to contact-us [R10-3, R10-4]', () =>
    tell(
      async (shopper) => {
        const { page, t } = shopper;
        const price = await toHigherPrice(shopper);
        const final = paths.finalRates((await stored(shopper, 'quoteId')) ?? '');
        const call = { method: 'GET', path: /\/rates\?type=final_quote/, withPage: true } as const;
        for (const fault of FAULTS) {
          const trouble = await beginFault(shopper, fault, call);
          await visit(shopper, final);
          await page.getByText(t('bind:finalQuote.failedTitle')).waitFor();
          expect(trouble.met()).toBeGreaterThan(0);
          await trouble.end();
          await button(shopper, t('bind:load.retry')).click();
          expect(await finalPrice(shopper)).toBe(price);
        }
        const trouble = await beginFault(shopper, '500', call);
        await visit(shopper, final);
        await arriveAt(shopper, paths.contactUs());
        await trouble.end();
      },
      { allowed: [...FAULTS.flatMap((fault) => NOISE[fault]), ...NOISE['500']] },
    ));
});
