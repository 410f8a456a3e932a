import { join } from 'node:path';
import { paths } from '@shared/domain';
import { inLongForm, rows } from '@shared/testing/form';
import { seeHeading, visit } from './journey/page';
import { offeredCities, typeZip } from './journey/start';
import { REMOTES, startProcess, type RemoteName, type Started } from './system/processes';
import { tell } from './system/story';
import { PORT_BASE, root, SITE } from './system/system';

const offsets: Record<RemoteName, number> = { quote: 40, rates: 41, bind: 42 };

/** Builds the remote on its own and serves it on a plain page (infra/tools/run/README.md). */
function serveAlone(remote: RemoteName): Promise<Started> {
  const serve = ['--serve', String(PORT_BASE + offsets[remote]), '--against', SITE];
  const kit = join(root, 'shared/kit/bin/kit.mjs');
  return startProcess([kit, 'standalone', join(root, 'remotes', remote), ...serve]);
}

const siteOf = (remote: RemoteName) => `http://localhost:${PORT_BASE + offsets[remote]}`;

const served: Started[] = [];
beforeAll(async () => {
  for (const remote of rows(REMOTES, (name) => name === 'quote')) served.push(await serveAlone(remote));
});
afterAll(() => served.forEach((each) => each.stop()));

describe('a remote on its own, on a page without React (architecture, What independence demands)', () => {
  test('quote starts in one script, stays in its element, and leaves nothing behind', async () => {
    const site = siteOf('quote');
    await tell(
      async (shopper) => {
        const { page, t, wire } = shopper;
        await page.addInitScript(() => Object.assign(window, { namesBefore: Object.keys(window) }));
        await visit(shopper, '/');
        await seeHeading(shopper, t('quotes:start.title'));
        const before = await page.evaluate(() => document.documentElement.outerHTML);
        const color = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const ownColor = await color();
        await typeZip(shopper, '60018');
        expect(await offeredCities(shopper)).toHaveLength(2);
        // One script, and the page's own address and style never change.
        expect(wire.seen.filter((address) => new URL(address).pathname.endsWith('.js'))).toHaveLength(1);
        expect(new URL(page.url()).pathname).toBe('/');
        expect(ownColor).toBe('rgba(0, 0, 0, 0)');
        const added = await page.evaluate(() => {
          const { namesBefore }: { namesBefore?: string[] } = window as never;
          return Object.keys(window).filter((name) => !namesBefore?.includes(name) && name !== 'namesBefore');
        });
        // The router's own mark; named in infra/tools/run/README.md.
        expect(added).toEqual(['__reactRouterVersion']);
        await page.locator('#take-away').click();
        await page.getByRole('heading', { name: t('quotes:start.cityTitle', { zip: '60018' }) }).waitFor({
          state: 'detached',
        });
        expect(await page.locator('#here').evaluate((here) => here.childNodes.length)).toBe(0);
        expect(await page.evaluate(() => document.head.querySelectorAll('style').length)).toBe(0);
        expect(await color()).toBe(ownColor);
        // Drafts survive a reload in this tab, but here the page must start empty.
        await page.evaluate(() => sessionStorage.clear());
        await page.locator('#mount').click();
        await seeHeading(shopper, t('quotes:start.title'));
        expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
      },
      { site },
    );
  });

  test('quote speaks Spanish on request', async () => {
    const site = siteOf('quote');
    await tell(
      async (shopper) => {
        await visit(shopper, '/?language=es');
        await seeHeading(shopper, shopper.t('quotes:start.title'));
      },
      { site, language: 'es' },
    );
  });

  inLongForm(() => {
    test.each([
      ['rates', paths.rates('unknown'), 'rates:unknown.title', [/404.*quotes\/unknown/]],
      ['bind', paths.policyDetails(), 'bind:load.missingTitle', [/404.*quotes\/unknown/]],
    ] as const)(
      '%s also runs on its own, and reports a quote it cannot open',
      async (remote, path, title, allowed) => {
        const site = siteOf(remote);
        await tell(
          async (shopper) => {
            await shopper.page.addInitScript(() => localStorage.setItem('quoteId', 'unknown'));
            await visit(shopper, `/?path=${encodeURIComponent(path)}`);
            await shopper.page.getByText(shopper.t(title)).waitFor();
            await shopper.page.locator('#take-away').click();
            expect(await shopper.page.locator('#here').evaluate((here) => here.childNodes.length)).toBe(0);
          },
          { site, allowed },
        );
      },
    );
  });
});
