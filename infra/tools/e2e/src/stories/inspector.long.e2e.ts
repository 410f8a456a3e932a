import { execFileSync } from 'node:child_process';
import { paths } from '@shared/domain';
import type { Locator } from 'playwright-core';
import { axeFindings } from '../journey/looks';
import { button, seeHeading, visit } from '../journey/page';
import { placeOf } from '../journey/pageData';
import { priceShown } from '../journey/rates';
import { typeZip } from '../journey/start';
import { textsOf } from '../journey/texts';
import { ADDRESS, holdQuote } from '../system/heldQuote';
import { readRun } from '../system/run';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { PORT_BASE, root } from '../system/system';
import { until } from '../system/until';

/** A new inspector link, made as the README says. */
function newLink(): string {
  const command = [
    '--import',
    'tsx',
    'infra/services/releases/src/commands/cli.ts',
    'inspect',
    '--why',
    'a story',
  ];
  const env = { ...process.env, DATA_DIR: readRun().dataDir, PORT_BASE: String(PORT_BASE) };
  return execFileSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' }).trim();
}

const panelOf = ({ page }: Shopper): Locator =>
  page.getByRole('complementary', { name: 'Inspector', exact: true });
const outlineOf = ({ page }: Shopper, part: string): Locator => page.locator(`[data-part="${part}"]`).first();

/** Whether one element's box is inside another's. */
async function isInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, other] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!one || !other) return false;
  return (
    one.x >= other.x - 1 &&
    one.y >= other.y - 1 &&
    one.x + one.width <= other.x + other.width + 1 &&
    one.y + one.height <= other.y + other.height + 1
  );
}

async function openInspector(shopper: Shopper): Promise<void> {
  await shopper.page.goto(newLink());
  await shopper.page.getByRole('button', { name: 'Open the inspector' }).click();
  await panelOf(shopper).waitFor();
}

/** What shifted inside the app until now, not counting the inspector itself. */
const shifted = ({ page }: Shopper): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const app = document.getElementById('app');
        new PerformanceObserver((list) => {
          const sources = list
            .getEntries()
            .flatMap((entry) => Reflect.get(entry, 'sources') as { node?: Node }[]);
          done(sources.flatMap(({ node }) => (node && app?.contains(node) ? node.nodeName : [])));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done([]), 500);
      }),
  );

describe('the inspector', () => {
  test('is there before the scripts are, and fills in as they come', () =>
    tell(async (shopper) => {
      const { page, wire } = shopper;
      const holdBack = (chunk: string) =>
        wire.disturb({ match: ({ pathname }) => pathname.includes(`/${chunk}.`), late: true });
      const [sendLate, sendMeasure] = [holdBack('late'), holdBack('measure')];
      await openInspector(shopper);
      const still = /^Release r\d+\s*shell [\w-]+, Platform team\s*quote [\w-]+, Quote team$/;
      expect(await panelOf(shopper).innerText()).toMatch(still);
      expect(await axeFindings(page)).toEqual([]);
      sendLate();
      await panelOf(shopper).getByText('Known two seconds after the first screen').waitFor();
      const quote = panelOf(shopper).getByRole('listitem').filter({ hasText: 'Quote team' });
      expect(await quote.innerText()).toMatch(
        /KB in \d+ files\s*budget: [\d.]+ KB for \/quotes\/new[^;]* with the shell/,
      );
      await outlineOf(shopper, 'quote').waitFor();
      sendMeasure();
      await quote.getByText(/loaded in \d+ ms/).waitFor();
      expect(await shifted(shopper)).toEqual([]);
    }));

  test('shows events and errors of a journey, but nothing that was typed', () =>
    tell(
      async (shopper) => {
        const { page, t } = shopper;
        await openInspector(shopper);
        const panel = panelOf(shopper);
        await panel
          .getByText(/loaded in/)
          .first()
          .waitFor();
        await typeZip(shopper, ADDRESS.zip_code);
        await seeHeading(shopper, t('quotes:edit.title'));
        await panel.getByText('"values":"(not shown)"').waitFor();
        await page.evaluate(() => queueMicrotask(() => Reflect.get(Object, '43215').call()));
        await panel.getByText(/^TypeError in unknown .*, at \/quotes\/edit/).waitFor();
        expect(await panel.innerText()).not.toMatch(/43215|Columbus|Franklin/);
        expect(await axeFindings(page)).toEqual([]);
      },
      { allowed: [/undefined/] },
    ));

  test('shows what rates drew on a page of its own', () =>
    tell(async (shopper) => {
      const { quoteId } = await holdQuote(shopper, 'rated');
      await openInspector(shopper);
      await visit(shopper, paths.rates(quoteId));
      await priceShown(shopper);
      const heading = shopper.page.getByRole('heading', { level: 1 });
      await until(() => isInside(heading, outlineOf(shopper, 'rates')), 'the prices are outlined');
      const rates = panelOf(shopper).getByRole('listitem').filter({ hasText: 'Rates team' });
      await rates.getByText(/loaded in \d+ ms, [1-9][\d.]* KB in \d+ files, 0 errors/).waitFor();
      await panelOf(shopper).getByText(`"quoteId":"${quoteId}"`).first().waitFor();
      expect(await axeFindings(shopper.page)).toEqual([]);
    }));

  test('outlines what shell and quote drew, names version, owner and size, and shows an event', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await openInspector(shopper);
      const panel = panelOf(shopper);
      const heading = page.getByRole('heading', { level: 1 });
      await until(() => isInside(heading, outlineOf(shopper, 'quote')), 'the quote is outlined');
      expect(await isInside(page.getByRole('banner'), outlineOf(shopper, 'shell'))).toBe(true);
      expect(await isInside(page.getByRole('banner'), outlineOf(shopper, 'quote'))).toBe(false);
      const { base } = (await placeOf(page, 'quote')).live;
      const version = base.split('/').at(-2) ?? '';
      const quote = panel.getByRole('listitem').filter({ hasText: `quote ${version}` });
      await until(
        async () =>
          /Quote team.*loaded in \d+ ms, [1-9][\d.]* KB in \d+ files, 0 errors/s.test(
            await quote.innerText(),
          ),
        'the quote’s version, owner, time and size',
      );
      expect(await outlineOf(shopper, 'quote').innerText()).toBe(`quote ${version} · Quote team`);
      expect(await panel.getByRole('listitem').filter({ hasText: 'Platform team' }).count()).toBe(1);
      expect(await axeFindings(page)).toEqual([]);
      expect(await shifted(shopper)).toEqual([]);
      await page.getByRole('button', { name: t('shell:otherLanguage') }).press('Enter');
      await panel.getByText('shell:language-changed').first().waitFor();
      await panel.getByText('{"language":"es"}').waitFor();
      await seeHeading(shopper, textsOf('es')('quotes:start.title'));
      expect(await panel.getAttribute('lang')).toBe('en');
    }));

  test('works by keyboard on a phone, and is gone when it is ended', () =>
    tell(
      async (shopper) => {
        await openInspector(shopper);
        await panelOf(shopper).getByRole('button', { name: 'Close' }).press('Enter');
        await outlineOf(shopper, 'quote').waitFor();
        await panelOf(shopper).getByRole('button', { name: 'Inspector' }).press('Enter');
        await panelOf(shopper).getByRole('checkbox').press('Space');
        await outlineOf(shopper, 'quote').waitFor({ state: 'detached' });
        await button(shopper, 'End inspection').press('Enter');
        await panelOf(shopper).waitFor({ state: 'detached' });
        await visit(shopper, paths.contactUs());
        await nothingIsShown(shopper);
      },
      { viewport: { width: 360, height: 780 } },
    ));

  test('without a signed link, nothing is loaded or shown', () =>
    tell(async (shopper) => {
      const { context, site, wire } = shopper;
      await context.addCookies([
        { name: 'inspect', value: `site.9999999999.AAAAAAAAAAA.${'A'.repeat(86)}`, url: site },
      ]);
      await visit(shopper, paths.start());
      await nothingIsShown(shopper);
      expect(wire.seen.filter((address) => address.includes('/inspector.'))).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('inspect');
    }));
});

/** The code that would load the inspector has come, as has the last code of a page, and the inspector has not. */
async function nothingIsShown(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const came = (name: string) =>
    page.evaluate(
      (file) => performance.getEntriesByType('resource').some((one) => one.name.includes(file)),
      name,
    );
  await until(async () => (await came('/late.')) && (await came('/measure.')), 'the late code');
  await page.waitForLoadState('networkidle');
  expect(await panelOf(shopper).count()).toBe(0);
}
