import { paths } from '@shared/domain';
import { arriveAt, choose, seeHeading, visit, type Walker } from '../journey/page';
import { startWithZip, typeZip, zipField } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { textsOf } from '../journey/texts';
import { tell } from '../system/story';

const spanish = (walker: Walker): Walker => ({ ...walker, t: textsOf('es') });
const english = (walker: Walker): Walker => ({ ...walker, t: textsOf('en') });
const isSpanishText = (url: URL) => /\/(first|frame)-es\./.test(url.pathname);

/** The header button that names the other language; by keyboard, because an alert may cover it. */
const change = ({ page, t }: Walker) =>
  page.getByRole('button', { name: t('shell:otherLanguage') }).press('Enter');

/** Matches text keys shown instead of texts. */
async function keysShown({ page }: Walker): Promise<string[]> {
  const text = await page.locator('#app').innerText();
  return text.match(/\b[a-z]+[:.][a-z]+\.[a-zA-Z]+\b/g) ?? [];
}

/** The start once the app has replaced the static page. */
async function openStart(walker: Walker): Promise<void> {
  await visit(walker, paths.start());
  await walker.page.locator('#static-page').waitFor({ state: 'detached' });
  await seeHeading(walker, walker.t('quotes:start.title'));
}

describe('the language changes in place (readings 27), loading one language at a time [R27]', () => {
  test('on the start and at a step, frame and screen together; typed answers stay', () =>
    tell(async (shopper) => {
      await openStart(shopper);
      expect(shopper.wire.seen.some((address) => isSpanishText(new URL(address)))).toBe(false);
      await zipField(shopper).fill(ONE_CITY_ZIP);
      await change(shopper);
      const there = spanish(shopper);
      await seeHeading(there, there.t('quotes:start.title'));
      expect(await zipField(there).inputValue()).toBe(ONE_CITY_ZIP);
      expect(await shopper.page.locator('html').getAttribute('lang')).toBe('es');
      expect(await keysShown(there)).toEqual([]);
      await typeZip(there, ONE_CITY_ZIP);
      await seeHeading(there, there.t('quotes:edit.title'));
      await choose(there, there.t('quotes:edit.home'), there.t('quotes:edit.homeYes'));
      await change(there);
      const back = english(shopper);
      await seeHeading(back, back.t('quotes:edit.title'));
      expect(await keysShown(back)).toEqual([]);
      const answer = shopper.page.getByRole('radio', { name: back.t('quotes:edit.homeYes') });
      expect(await answer.first().isChecked()).toBe(true);
    }));

  test('if the other language does not load, a message says so, and the page stays unchanged', () =>
    tell(
      async (shopper) => {
        await openStart(shopper);
        const restore = shopper.wire.disturb({ match: isSpanishText, cut: true });
        await change(shopper);
        await shopper.page.getByText(shopper.t('common:errors.network')).waitFor();
        expect(await shopper.page.locator('html').getAttribute('lang')).toBe('en');
        await seeHeading(shopper, shopper.t('quotes:start.title'));
        restore();
        await change(shopper);
        await seeHeading(shopper, textsOf('es')('quotes:start.title'));
      },
      { allowed: [/ERR_/] },
    ));
});

test('if the library for reading failed to load at first, a retry loads it (federation: stale chunks)', () =>
  tell(
    async (shopper) => {
      const restore = shopper.wire.disturb({ match: (url) => /\/swr\./.test(url.pathname), cut: true });
      await startWithZip(shopper, ONE_CITY_ZIP);
      await arriveAt(shopper, paths.editQuote());
      const again = shopper.page.getByRole('button', { name: shopper.t('shell:failure.retry') });
      await again.waitFor();
      restore();
      await again.click();
      await seeHeading(shopper, shopper.t('quotes:edit.title'));
    },
    {
      allowed: [/ERR_/, /Federation Runtime/, /Loading chunk/, /ChunkLoadError/],
    },
  ));
