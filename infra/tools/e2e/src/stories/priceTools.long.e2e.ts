import { CARRIERS } from '@shared/domain';
import { axeFindings, overflow, WIDTHS, atWidth } from '../journey/looks';
import { choose, seeCount } from '../journey/page';
import { offerCards, openSheet, priceShown, sheetOf, toComparison } from '../journey/rates';
import { CAR, placeIn, standAtPrices } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

const CAR_NAME = `${CAR.year} ${CAR.manufacturer} ${CAR.model}`;

/** In Illinois, Enhanced has a choice of collision deductibles (specification 9). */
async function toEnhancedInIllinois(walker: Shopper): Promise<number> {
  await standAtPrices(walker, await placeIn('IL'));
  const rated = walker.page.waitForResponse((answered) => /\/rates(\?|$)/.test(answered.url()));
  await choose(
    walker,
    walker.t('rates:vehicles.legend', { vehicle: CAR_NAME }),
    walker.t('rates:vehicles.BETTER'),
  );
  await rated;
  return priceShown(walker);
}

test('on a phone the first carrier is compared with one other, which a reload keeps; no overflow at any width', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    await standAtPrices(shopper);
    const offers = await toComparison(shopper);
    for (const width of WIDTHS) {
      await atWidth(page, width);
      expect(await overflow(page)).toEqual([]);
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await seeCount(offerCards(page), 2);
    const last = Object.values(CARRIERS).find(({ name }) => name === offers.at(-1)?.carrier);
    const tab = page.getByRole('radio', { name: last?.short_name ?? 'none' });
    await tab.locator('xpath=ancestor::label[1]').click();
    const way = page.getByRole('link', {
      name: `${t('rates:compare.select')} ${last?.short_name ?? 'none'}`,
    });
    await way.waitFor();
    await page.reload();
    await way.waitFor();
    await seeCount(offerCards(page), 2);
  }));

test('a deductible changed by keyboard is cheaper and still there after a reload; Back closes its sheet', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    const before = await toEnhancedInIllinois(shopper);
    await openSheet(shopper, 'covered');
    const name = t('rates:deductible.legend', { coverage: t('coverages:collision.name') });
    const choices = page.getByRole('group', { name });
    await choices.getByRole('radio', { name: /^\$500/ }).focus();
    const rated = page.waitForResponse((answered) => /\/rates(\?|$)/.test(answered.url()));
    await page.keyboard.press('ArrowRight');
    await rated;
    expect(await priceShown(shopper)).toBeLessThan(before);
    // A reload keeps the sheet open, since it is a history entry.
    await page.reload();
    await priceShown(shopper);
    const thousand = choices.getByRole('radio', { name: /^\$1,000/ });
    await thousand.and(page.locator(':checked')).waitFor({ state: 'attached' });
    await page.goBack();
    await sheetOf(shopper, 'covered').waitFor({ state: 'detached' });
  }));

test('what would change the price is a list of facts, in both directions', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    await standAtPrices(shopper);
    await openSheet(shopper, 'made');
    await page.getByRole('heading', { name: t('rates:changes.lower') }).waitFor();
    await page.getByRole('heading', { name: t('rates:changes.higher') }).waitFor();
    expect(await page.getByText(/^\$[\d,]+ less$/).count()).toBeGreaterThan(1);
    expect(await page.getByText(/^\$[\d,]+ more$/).count()).toBeGreaterThan(1);
  }));
