import type { Page } from 'playwright-core';
import { startPartner } from '../embed/embedSystem';
import { differences, footprintOf, type Footprint } from '../embed/footprint';
import type { HostilePage } from '../embed/hostilePages';
import { enterEmbed } from '../embed/mounts';
import type { Mode } from '../embed/partnerServer';
import { WATCH_LISTENERS } from '../embed/watchListeners';
import { firstOffer, walkToOffers } from '../embed/walkToOffers';
import { zipField } from '../journey/start';
import { tell } from '../system/story';
import { SITE } from '../system/system';
import { until } from '../system/until';

/** A page with elements of its own around the quote; the loader comes later. */
const PAGE: HostilePage = {
  name: 'own elements',
  body: '<header><h1>First Bank</h1><button id="menu">Menu</button></header><main><form><input name="q"></form>{tag}</main>',
  isWithoutLoader: true,
};

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(396, [PAGE]);
});
afterAll(() => partner.stop());

/** Adds the loader and takes its tag away again, which nobody needs once it ran. */
const addLoader = (page: Page): Promise<void> =>
  page.evaluate(async (src) => {
    const script = document.createElement('script');
    await new Promise((onload, onerror) => {
      document.head.append(Object.assign(script, { src, onload, onerror }));
    });
    script.remove();
  }, `${SITE}/embed/v1.js`);

/** What an inline quote's libraries leave on a page, once however many elements it has (ADR 0044). */
const LIBRARIES: Partial<Footprint> = {
  globals: ['+ __reactRouterVersion'],
  properties: [expect.stringMatching(/^\+ HTMLDocument _reactListening\w+$/) as string],
  listeners: [
    '+ document selectionchange',
    '+ document visibilitychange',
    '+ window focus',
    '+ window offline',
    '+ window online',
  ],
};

const LEFT: Record<Mode, Partial<Footprint>> = { frame: {}, inline: LIBRARIES };

/** What else listens while a quote is shown: to its frame, or for the shopper's return. */
const MEANWHILE = { frame: ['+ window message'], inline: [...(LIBRARIES.listeners ?? []), '+ window blur'] };

describe.each(['frame', 'inline'] as const)('what a quote does to its page, %s', (mode) => {
  test('no address, history, style or listener on an element; and once it is gone', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      await shopper.context.addInitScript(WATCH_LISTENERS);
      await page.goto(partner.page(PAGE.name, mode, 'en'));
      const before = await footprintOf(page);
      await addLoader(page);
      const walker = await enterEmbed(shopper, mode === 'frame');
      const look = async () => {
        const { listeners = [], ...others } = differences(before, await footprintOf(page));
        expect(listeners.filter((each) => !MEANWHILE[mode].includes(each))).toEqual([]);
        const { listeners: _own, ...left } = LEFT[mode];
        expect({ ...left, ...others }).toEqual(left);
      };
      await zipField(walker).waitFor();
      await walkToOffers(walker, look);
      await firstOffer(walker).waitFor();
      await look();
      await page.evaluate(() => document.querySelector('auto-quote')?.remove());
      const atLast = async () => differences(before, await footprintOf(page));
      // React ends the effects of an unmounted tree in a task of its own.
      const count = LEFT[mode].listeners?.length ?? 0;
      await until(async () => ((await atLast()).listeners?.length ?? 0) === count, 'the listeners are gone');
      expect(await atLast()).toEqual(LEFT[mode]);
    }));
});
