import { paths } from '@shared/domain';
import type { Page } from 'playwright-core';
import { seeHeading, visit } from '../journey/page';
import { holdQuote } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

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

/** Whether something else is drawn over the lower edge of what has the focus. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null) return true;
    const { x, width, bottom } = focused.getBoundingClientRect();
    return !focused.contains(document.elementFromPoint(x + width / 2, bottom - 4));
  });

test('on a phone the price range stays at the window’s foot, rises when opened, and covers nothing that has the focus', () =>
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
    // Continue is behind it, until the focus goes there.
    await page.keyboard.press('Shift+Tab');
    await heading.waitFor({ state: 'hidden' });
    await until(async () => !(await isFocusCovered(page)), 'Continue uncovered');
    await bar.click();
    await heading.waitFor();
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await heading.waitFor({ state: 'hidden' });
    await page.getByRole('alert').and(page.locator(':focus')).waitFor();
    await until(async () => !(await isFocusCovered(page)), 'the list of errors uncovered');
  }));

test('in a short window, as at 400%, it comes after the form', () =>
  tell(async (shopper) => {
    const short = { width: 320, height: 400 };
    const bar = await openDriver(shopper, short);
    expect((await bar.boundingBox())?.y).toBeGreaterThan(short.height);
  }));
