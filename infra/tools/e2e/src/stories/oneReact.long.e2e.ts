import { heapMegabytes } from '../journey/heap';
import { seeHeading } from '../journey/page';
import { buyOnline, toComparison } from '../journey/rates';
import { straightToPrices } from '../journey/straightWay';
import { originOf, REMOTES } from '../system/processes';
import { tell } from '../system/story';

/** Strings that occur once in each copy of a library, minified or not. */
const SIGNS = {
  'react-dom': 'rendererPackageName',
  'federation runtime': '[ Federation Runtime ]',
  'styled-components': 'data-styled-version',
};

describe('one copy of each library on the whole journey (federation, Shared; #3170, #3617)', () => {
  test('from the ZIP to the purchase: one react-dom, one federation runtime, one styled-components, and bind only when needed', () =>
    tell(async (shopper) => {
      const scripts: Promise<{ url: string; text: string }>[] = [];
      shopper.page.on('response', (answered) => {
        if (!new URL(answered.url()).pathname.endsWith('.js')) return;
        const text = answered.text().catch(() => '');
        scripts.push(text.then((body) => ({ url: answered.url(), text: body })));
      });
      await straightToPrices(shopper);
      // Only the needed remotes are loaded (#3877).
      expect(shopper.wire.seen.filter((address) => address.startsWith(originOf('bind')))).toEqual([]);
      await toComparison(shopper);
      await shopper.page.goBack();
      await buyOnline(shopper);
      await seeHeading(shopper, shopper.t('bind:policyDetails.heading'));
      const loaded = await Promise.all(scripts);
      for (const [library, sign] of Object.entries(SIGNS)) {
        const copies = loaded.reduce((sum, { text }) => sum + text.split(sign).length - 1, 0);
        // A press before the scripts loads the start a second time, with the same ones.
        const holders = new Set(loaded.filter(({ text }) => text.includes(sign)).map(({ url }) => url));
        expect({ library, holders: holders.size, atLeastOne: copies > 0 }).toEqual({
          library,
          holders: 1,
          atLeastOne: true,
        });
      }
      for (const remote of REMOTES) {
        expect(loaded.some(({ url }) => url.startsWith(originOf(remote)))).toBe(true);
      }
    }));

  test("at most three names per remote, and the runtime's, are added to the window; memory use stays small", () =>
    tell(async (shopper) => {
      const { page, site } = shopper;
      // A script-free response of the same origin shows what Chromium itself adds to a secure page's window.
      await page.goto(`${site}/v2/carriers/getallcarriers`);
      const before = await page.evaluate(() => Object.getOwnPropertyNames(globalThis));
      await straightToPrices(shopper);
      await buyOnline(shopper);
      await seeHeading(shopper, shopper.t('bind:policyDetails.heading'));
      const after = await page.evaluate(() => Object.getOwnPropertyNames(globalThis));
      const added = after.filter((name) => !before.includes(name) && !/^\d+$/.test(name));
      process.stdout.write(`window names added on the journey (${added.length}): ${added.join(', ')}\n`);
      expect(added.length).toBeLessThanOrEqual(13);
      const heap = await heapMegabytes(shopper);
      process.stdout.write(`JS heap after the journey: ${heap.toFixed(1)} MB\n`);
      expect(heap).toBeLessThan(100);
    }));
});
