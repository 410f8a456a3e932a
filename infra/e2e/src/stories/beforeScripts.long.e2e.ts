import { paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { seeFocusedHeading } from '../journey/keyboard';
import { arriveAt, seeHeading, stored, visit } from '../journey/page';
import { buyOnline } from '../journey/rates';
import { offeredCities, zipField } from '../journey/start';
import { holdQuote } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { within } from '../system/within';

/** Resolves in a page once it is drawn as it stands. */
const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const isScript = (url: URL) => url.pathname.endsWith('.js');

describe('the start screen before its scripts (architecture, budgets; readings 18)', () => {
  test('with scripts off the form is there and asks for the typed ZIP by its address', () =>
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

  test('where the app does not come, the page says so within five seconds, how to try again, and whom to call', () =>
    tell(
      async ({ context, site, t }) => {
        const readAt = async (path: string) => {
          const page = await context.newPage();
          await page.goto(site + path);
          const notice = page.getByText(t('shell:late'));
          expect(await notice.isVisible()).toBe(false);
          await within(5000, 'no notice', notice.waitFor());
          await notice.getByRole('link', { name: t('shell:failure.retry') }).waitFor();
          expect(await notice.locator('a[href^="tel:"]').count()).toBe(1);
        };
        await Promise.all([paths.start(), paths.vehicles()].map(readAt));
      },
      { javaScriptEnabled: false },
    ));

  test('sent before the scripts came, it is looked up once they are there', () =>
    tell(async (shopper) => {
      const letGo = shopper.wire.disturb({ match: isScript, late: true });
      await visit(shopper, paths.start());
      await zipField(shopper).fill('60018');
      await zipField(shopper).press('Enter');
      await arriveAt(shopper, /typed=1/);
      letGo();
      expect(await offeredCities(shopper)).toHaveLength(2);
    }));

  test('sent before the scripts came, to a covered ZIP: the questions it leads on to have the focus', () =>
    tell(async (shopper) => {
      await visit(shopper, '/quotes/new?typed=1&zip_code=43215');
      await seeFocusedHeading(shopper, shopper.t('quotes:edit.title'));
    }));

  test('typed before the scripts came, and not there, it ends at not covered as any typed ZIP', () =>
    tell(async (shopper) => {
      await visit(shopper, '/quotes/new?typed=1&zip_code=00000');
      await arriveAt(shopper, paths.notCovered('00000'));
    }));

  test('digits only are taken, the look-up leaves at once, and the swap keeps text, caret and focus', () =>
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

  test('the swap does not shift the page', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { layoutShifts: shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const letGo = shopper.wire.disturb({ match: isScript, late: true });
      await visit(shopper, paths.start());
      await page.locator('#static-page').waitFor({ state: 'attached' });
      await page.evaluate(drawn);
      letGo();
      await page.locator('#static-page').waitFor({ state: 'detached' });
      await page.evaluate(drawn);
      const shifts = await page.evaluate(
        () => (globalThis as unknown as { layoutShifts: number[] }).layoutShifts,
      );
      // architecture, budgets: CLS 0.01
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
    }));
});

/** Where the heading of the page stands, and what it says, until the app is there; then the same of the app's. */
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

const declaredFaces = () => [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
const facesAmongRules = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter((rule) => rule instanceof CSSFontFaceRule).length;

const STEPS = [paths.editQuote(), paths.newVehicle(), paths.vehicles(), paths.drivers(), paths.review()];

describe('a step before its scripts (ADR 0022)', () => {
  test('its heading stands in the page, where the app will have it, on a phone and beside a summary', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      await holdQuote(shopper, 'rated');
      // What is cached already would come at once.
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

  test('who has no quote sees the shape of what comes, and is led to the start', () =>
    tell(async (shopper) => {
      const { page, wire, t } = shopper;
      const letGo = wire.disturb({ match: isScript, late: true });
      await visit(shopper, paths.vehicles());
      await page.locator('#static-page [data-unless-open]').waitFor();
      expect(await page.locator('#static-page [data-if-open]').isVisible()).toBe(false);
      letGo();
      await seeHeading(shopper, t('quotes:start.title'));
    }));

  test('headings have their face before any script (look.md)', () =>
    tell(async ({ page, site }) => {
      await page.goto(site + paths.start());
      expect(await page.evaluate(declaredFaces)).toEqual(['Figtree Variable', 'Figtree Fallback']);
      // In the sheet that grows, each new rule would lay out the whole page (budgets, INP).
      expect(await page.evaluate(facesAmongRules)).toBe(0);
    }));
});
