import { paths } from '@shared/domain';
import type { Locator, Page } from 'playwright-core';
import { painted } from '../journey/looks';
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

/** Scrolls down the form until the bar is in sight at the window's foot, or out of sight. */
async function scrollUntil(page: Page, bar: Locator, state: 'shown' | 'hidden'): Promise<void> {
  const opacity = state === 'shown' ? '1' : '0';
  const aside = page.locator('main aside', { has: bar });
  const isSo = () => aside.evaluate((box, wanted) => getComputedStyle(box).opacity === wanted, opacity);
  await page.evaluate(() => window.scrollTo(0, 0));
  await painted(page);
  for (let step = 0; step < 60 && !(await isSo()); step += 1) {
    await page.evaluate(() => window.scrollBy(0, 20));
    await painted(page);
  }
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
    await scrollUntil(page, bar, 'shown');
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
    await scrollUntil(page, bar, 'shown');
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
    await scrollUntil(page, bar, 'shown');
    await bar.click();
    await heading.waitFor();
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await heading.waitFor({ state: 'hidden' });
    await page.getByRole('alert').and(page.locator(':focus')).waitFor();
    await until(async () => !(await isFocusCovered(page)), 'the list of errors uncovered');
  }));

test('reached by keyboard while a field is where it would lie, it is shown in its place after the form', () =>
  tell(async (shopper) => {
    const { page } = shopper;
    const bar = await openDriver(shopper, PHONE);
    const last = page.locator('main form button').last();
    await scrollUntil(page, bar, 'hidden');
    expect((await last.boundingBox())?.y).toBeGreaterThan(PHONE.height);
    await bar.focus();
    await until(async () => {
      const [end, place] = [await last.boundingBox(), await bar.boundingBox()];
      return end !== null && place !== null && end.y + end.height <= place.y && place.y < PHONE.height;
    }, 'the bar below the form');
  }));

test('in a short window, as at 400%, it comes after the form', () =>
  tell(async (shopper) => {
    const short = { width: 320, height: 400 };
    const bar = await openDriver(shopper, short);
    expect((await bar.boundingBox())?.y).toBeGreaterThan(short.height);
  }));
