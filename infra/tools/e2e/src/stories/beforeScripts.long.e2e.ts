import { paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { seeFocusedHeading } from '../journey/keyboard';
import { painted } from '../journey/looks';
import { arriveAt, seeHeading, stored, visit } from '../journey/page';
import { buyOnline } from '../journey/rates';
import { watchShifts } from '../journey/shifts';
import { offeredCities, zipField } from '../journey/start';
import { holdQuote } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';
import { within } from '../system/within';
import type { Page } from 'playwright-core';

const isScript = (url: URL) => url.pathname.endsWith('.js');

describe('the start screen before its scripts (architecture, budgets; readings 18)', () => {
  test('without scripts the form is there and submits the typed ZIP in the URL', () =>
    tell(
      async (shopper) => {
        await visit(shopper, paths.start());
        await seeHeading(shopper, shopper.t('quotes:start.title'));
        await zipField(shopper).fill('60018');
        await zipField(shopper).press('Enter');
        await arriveAt(shopper, '/quotes/new');
        const { searchParams } = new URL(shopper.page.url());
        expect(Object.fromEntries(searchParams)).toEqual({ typed: '1', zip_code: '60018' });
      },
      { javaScriptEnabled: false },
    ));

  test('if the app does not load, the page says so within five seconds, with a retry and a phone number', () =>
    tell(async ({ context, site, t, wire }) => {
      const letGo = wire.disturb({ match: isScript, late: true });
      const readAt = async (path: string) => {
        const page = await context.newPage();
        await page.goto(site + path, { waitUntil: 'commit' });
        const notice = page.getByText(t('shell:late'));
        expect(await notice.isVisible()).toBe(false);
        await within(5000, 'no notice', notice.waitFor());
        await notice.getByRole('link', { name: t('shell:failure.retry') }).waitFor();
        expect(await notice.locator('a[href^="tel:"]').count()).toBe(1);
      };
      await Promise.all([paths.start(), paths.vehicles()].map(readAt));
      letGo();
    }));

  test.each([paths.start(), paths.vehicles()])(
    'a browser older than the list reads so at %s, with a phone number, and nothing promises to come',
    (path) =>
      tell(
        async (shopper) => {
          const { page, t, wire } = shopper;
          // No old browser is at hand: this one denies the newest of what the page asks for, in styles and in scripts.
          wire.disturb({
            match: ({ pathname }) => pathname === path,
            change: (body) => Buffer.from(body.toString().replaceAll(/width: ?1lh/g, 'width:1old')),
          });
          await page.addInitScript(() => {
            CSS.supports = () => false;
          });
          await visit(shopper, path);
          const words = page.getByText('Your browser is too old for this site.');
          await words.waitFor();
          expect(((await words.boundingBox()) ?? { y: Infinity }).y).toBeLessThan(300);
          for (const scheme of ['tel:', 'mailto:'])
            expect(await words.locator(`a[href^="${scheme}"]`).isVisible()).toBe(true);
          await page.waitForLoadState('networkidle');
          expect(await page.locator('#static-page').count()).toBe(1);
          expect(await page.locator('#app').innerHTML()).toBe('');
          for (const coming of [t('shell:loading'), t('shell:late')])
            for (const each of await page.getByText(coming).all())
              expect(await each.evaluate((part) => part.checkVisibility())).toBe(false);
        },
        { bypassCSP: true },
      ),
  );

  test('a ZIP submitted before the scripts have loaded is looked up afterwards', () =>
    tell(async (shopper) => {
      const letGo = shopper.wire.disturb({ match: isScript, late: true });
      await visit(shopper, paths.start());
      await zipField(shopper).fill('60018');
      await zipField(shopper).press('Enter');
      await arriveAt(shopper, /typed=1/);
      letGo();
      expect(await offeredCities(shopper)).toHaveLength(2);
    }));

  test('submitting a covered ZIP before the scripts have loaded focuses the next questions', () =>
    tell(async (shopper) => {
      await visit(shopper, '/quotes/new?typed=1&zip_code=43215');
      await seeFocusedHeading(shopper, shopper.t('quotes:edit.title'));
    }));

  test('an uncovered ZIP typed before the scripts have loaded ends at not covered', () =>
    tell(async (shopper) => {
      await visit(shopper, '/quotes/new?typed=1&zip_code=00000');
      await arriveAt(shopper, paths.notCovered('00000'));
    }));

  test('only digits are accepted, the lookup starts at once, and hydration keeps text, caret and focus', () =>
    tell(async (shopper) => {
      const { page, wire } = shopper;
      const letGo = wire.disturb({ match: isScript, late: true });
      await visit(shopper, paths.start());
      await zipField(shopper).pressSequentially('6a0-018999');
      expect(await zipField(shopper).inputValue()).toBe('60018');
      expect(wire.seen.filter((address) => address.includes('lookup?zip_code=60018'))).toHaveLength(1);
      await page.locator('#static-page').waitFor({ state: 'attached' });
      letGo();
      await page.locator('#static-page').waitFor({ state: 'detached' });
      expect(await zipField(shopper).inputValue()).toBe('60018');
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('zip_code');
      await page.keyboard.press('Enter');
      expect(await offeredCities(shopper)).toHaveLength(2);
    }));

  test('hydration does not shift the page', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      const shifted = await watchShifts(shopper);
      const letGo = shopper.wire.disturb({ match: isScript, late: true });
      await visit(shopper, paths.start());
      await page.locator('#static-page').waitFor({ state: 'attached' });
      await painted(page);
      letGo();
      await page.locator('#static-page').waitFor({ state: 'detached' });
      await painted(page);
      // architecture, budgets: CLS 0.01
      expect(await shifted()).toBeLessThanOrEqual(0.01);
    }));
});

/** Position and text of the page's heading until the app has loaded, then the same of the app's. */
async function headingsAt(shopper: Shopper, path: string) {
  const { page, wire } = shopper;
  const letGo = wire.disturb({ match: isScript, late: true });
  await visit(shopper, path);
  const [still, live] = [page.locator('#static-page [data-if-open] h1'), page.locator('#app h1')];
  await still.waitFor();
  const before = { box: await still.boundingBox(), text: await still.innerText() };
  letGo();
  await seeHeading(shopper, before.text);
  return { before, after: { box: await live.boundingBox(), text: await live.innerText() } };
}

/** The road of the waiting screen: its place once it is loaded. */
async function roadIn(page: Page, place: string) {
  const road = page.locator(`${place} img`).first();
  await road.waitFor();
  await until(() => road.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), 'the road to load');
  return road.boundingBox();
}

const declaredFaces = () => [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
const facesAmongRules = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter((rule) => rule instanceof CSSFontFaceRule).length;

const STEPS = [paths.editQuote(), paths.newVehicle(), paths.vehicles(), paths.drivers(), paths.review()];

describe('a step before its scripts (ADR 0022)', () => {
  test('its heading is in the page, where the app renders it, on a phone and next to a summary', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      await holdQuote(shopper, 'rated');
      // Anything cached would appear at once.
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
      const compare = async (path: string, width: number) => {
        await page.setViewportSize({ width, height: 800 });
        const { before, after } = await headingsAt(shopper, path);
        expect([path, width, after]).toEqual([path, width, before]);
      };
      for (const path of rows(STEPS, (step) => step === paths.vehicles()))
        for (const width of [360, 1000]) await compare(path, width);
      await visit(shopper, paths.rates((await stored(shopper, 'quoteId')) ?? ''));
      await buyOnline(shopper);
      for (const width of rows([360, 1000], (each) => each === 1000))
        await compare(paths.policyDetails(), width);
    }));

  test('the waiting screen of prices and comparison is in the page, where the app draws it', () =>
    tell(async (shopper) => {
      const { page, wire } = shopper;
      const { quoteId } = await holdQuote(shopper, 'rated');
      for (const path of [paths.rates(quoteId), paths.compare(quoteId)]) {
        const letGo = wire.disturb({ match: isScript, late: true });
        const answer = wire.disturb({ match: ({ pathname }) => pathname.endsWith('/rates'), late: true });
        await visit(shopper, path);
        const still = await roadIn(page, '#static-page [data-if-open]');
        letGo();
        expect([path, await roadIn(page, '#app main')]).toEqual([path, still]);
        answer();
        await page.locator('#app [aria-checked], #app input[type=radio]').first().waitFor();
      }
    }));

  test('without a quote the placeholder shows, and the shopper is led to the start', () =>
    tell(async (shopper) => {
      const { page, wire, t } = shopper;
      const letGo = wire.disturb({ match: isScript, late: true });
      await visit(shopper, paths.vehicles());
      await page.locator('#static-page [data-unless-open]').waitFor();
      expect(await page.locator('#static-page [data-if-open]').isVisible()).toBe(false);
      letGo();
      await seeHeading(shopper, t('quotes:start.title'));
    }));

  test('texts have their font before any script (look.md)', () =>
    tell(async ({ page, site }) => {
      await page.goto(site + paths.start());
      expect(await page.evaluate(declaredFaces)).toEqual([
        'Overpass Variable',
        'Overpass Fallback',
        'Overpass Fallback',
      ]);
      // A font in the dynamic style sheet would lay out the whole page with each new rule (budgets, INP).
      expect(await page.evaluate(facesAmongRules)).toBe(0);
    }));
});
