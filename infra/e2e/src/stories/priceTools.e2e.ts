import { paths } from '@shared/domain';
import { addPolicyholder } from '../journey/drivers';
import { axeFindings, overflow, WIDTHS, atWidth } from '../journey/looks';
import { arriveAt, button, choose, link, seeCount, stored, type Walker } from '../journey/page';
import { offerCards, priceShown, toComparison, toPrices } from '../journey/rates';
import { answerAbout, NOTHING_SPECIAL, startWithZip } from '../journey/start';
import { straightToPrices } from '../journey/straightWay';
import { addVehicleByCascade, FAMILY_CAR, onToDrivers } from '../journey/vehicles';
import { ZIPS } from '../journey/zips';
import { tell } from '../system/story';

const CAR = `${FAMILY_CAR.year} ${FAMILY_CAR.make} ${FAMILY_CAR.model}`;

/** Illinois: Enhanced has a choice of collision deductibles there (specification 9). */
async function toEnhancedInIllinois(walker: Walker): Promise<number> {
  await startWithZip(walker, ZIPS.IL);
  await answerAbout(walker, NOTHING_SPECIAL);
  await addVehicleByCascade(walker);
  await onToDrivers(walker);
  await addPolicyholder(walker);
  await toPrices(walker);
  const rated = walker.page.waitForResponse((answered) => /\/rates(\?|$)/.test(answered.url()));
  await choose(
    walker,
    walker.t('rates:vehicles.legend', { vehicle: CAR }),
    walker.t('rates:vehicles.BETTER'),
  );
  await rated;
  return priceShown(walker);
}

test('two offers side by side: reload and Back keep them, the way back shows all with the two ticked; nothing sticks out at any width', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    await straightToPrices(shopper);
    const offers = await toComparison(shopper);
    const compare = paths.compare((await stored(shopper, 'quoteId')) ?? '');
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await link(shopper, t('rates:compare.see', { count: 2 })).click();
    const heading = page.getByRole('heading', { name: t('rates:side.heading') });
    await heading.waitFor();
    for (const width of WIDTHS) {
      await atWidth(page, width);
      expect(await overflow(page)).toEqual([]);
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await heading.waitFor();
    await link(shopper, t('rates:side.back')).click();
    await arriveAt(shopper, new RegExp(`^${compare}$`));
    await seeCount(offerCards(page), offers.length);
    const ticked = page.getByRole('checkbox', { checked: true });
    await seeCount(ticked, 2);
    await page.goBack();
    await heading.waitFor();
    await page.goForward();
    await seeCount(ticked, 2);
  }));

test('a deductible moved by the keyboard, saved, is cheaper and still there after a reload', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    const before = await toEnhancedInIllinois(shopper);
    await page.getByText(t('rates:deductible.heading'), { exact: true }).click();
    const name = t('rates:deductible.legend', { coverage: t('coverages:collision.name') });
    const slider = page.getByRole('slider', { name });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).toContain('$1,000');
    const rated = page.waitForResponse((answered) => /\/rates(\?|$)/.test(answered.url()));
    await button(shopper, t('rates:deductible.save', { amount: '$1,000' })).click();
    await rated;
    expect(await priceShown(shopper)).toBeLessThan(before);
    await page.reload();
    await priceShown(shopper);
    await page.getByText(t('rates:deductible.heading'), { exact: true }).click();
    await slider.waitFor();
    expect(await slider.getAttribute('aria-valuetext')).toContain('$1,000');
  }));

test('what would change the price is a list of facts, both ways', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    await straightToPrices(shopper);
    await page.getByText(t('rates:changes.heading'), { exact: true }).click();
    await page.getByRole('heading', { name: t('rates:changes.lower') }).waitFor();
    await page.getByRole('heading', { name: t('rates:changes.higher') }).waitFor();
    expect(await page.getByText(/^\$[\d,]+ less$/).count()).toBeGreaterThan(1);
    expect(await page.getByText(/^\$[\d,]+ more$/).count()).toBeGreaterThan(1);
  }));
