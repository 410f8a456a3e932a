import { paths } from '@shared/domain';
import { arriveAt, visit } from '../journey/page';
import { buyOnline } from '../journey/rates';
import { standAtDrivers, standAtPrices } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

/** The scripts that pages run from now on, by address. */
async function followScripts({ context, page }: Shopper): Promise<Set<string>> {
  const run = new Set<string>();
  const session = await context.newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => run.add(url));
  await session.send('Debugger.enable');
  return run;
}

/** How many scripts the opened page preloads; it has run all of them. */
async function preloadedAndRun(shopper: Shopper, run: Set<string>): Promise<number> {
  const links = shopper.page.locator('link[rel=preload][as=script]');
  await links.first().waitFor({ state: 'attached' });
  const asked = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  await until(() => Promise.resolve(asked.every((url) => run.has(url))), `the page runs ${asked.join(', ')}`);
  return asked.length;
}

const PLACES: [string, (shopper: Shopper) => Promise<void>][] = [
  ['the start', (shopper) => visit(shopper, paths.start())],
  ['the drivers', async (shopper) => void (await standAtDrivers(shopper))],
  ['the prices', async (shopper) => void (await standAtPrices(shopper))],
  [
    'the purchase',
    async (shopper) => {
      await standAtPrices(shopper);
      await buyOnline(shopper);
      await arriveAt(shopper, paths.policyDetails());
    },
  ],
];

test.each(PLACES)('%s: a page runs every script that it preloads', (_, stand) =>
  tell(async (shopper) => {
    await stand(shopper);
    const run = await followScripts(shopper);
    await shopper.page.reload({ waitUntil: 'commit' });
    expect(await preloadedAndRun(shopper, run)).toBeGreaterThan(0);
  }),
);
