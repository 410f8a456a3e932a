import { paths } from '@shared/domain';
import { seeHeading, visit } from '../journey/page';
import { holdQuote } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

const PHONE = { width: 360, height: 740 };

/** Opens the form of the first driver at this size; the folded price range. */
async function openDriver(shopper: Shopper, size: typeof PHONE) {
  const { page, t } = shopper;
  await page.setViewportSize(size);
  await holdQuote(shopper, 'car');
  await visit(shopper, paths.newDriver());
  await seeHeading(shopper, t('drivers:form.titleFirst'));
  const bar = page.getByRole('button', { name: t('quotes:summary.title') }).filter({ hasText: '$' });
  await bar.waitFor();
  return bar;
}

test('on a phone the price range stays at the window’s foot, covers no field that has the focus, and opens above itself', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    const bar = await openDriver(shopper, PHONE);
    const top = async () => (await bar.boundingBox())?.y ?? Number.NaN;
    expect(await top()).toBeGreaterThan(PHONE.height * 0.8);
    expect(await top()).toBeLessThan(PHONE.height);
    const foot = () =>
      page.evaluate(() => {
        const field = document.activeElement;
        const isForm = field?.closest('form') !== null;
        return isForm ? (field?.getBoundingClientRect().bottom ?? 0) : 0;
      });
    let fields = 0;
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const bottom = await foot();
      if (bottom > 0) fields += 1;
      expect(bottom).toBeLessThanOrEqual(await top());
    }
    expect(fields).toBeGreaterThan(5);
    await page.evaluate(() => window.scrollTo(0, 0));
    await bar.click();
    const heading = page.getByRole('heading', { name: t('priceRange:title') });
    await heading.waitFor();
    const shown = await heading.boundingBox();
    expect(shown?.y).toBeGreaterThan(await top());
    expect(shown?.y).toBeLessThan(PHONE.height);
    await bar.click();
    await heading.waitFor({ state: 'hidden' });
  }));

test('in a short window, as at 400%, it comes after the form', () =>
  tell(async (shopper) => {
    const short = { width: 320, height: 400 };
    const bar = await openDriver(shopper, short);
    expect((await bar.boundingBox())?.y).toBeGreaterThan(short.height);
  }));
