import type { Page } from 'playwright-core';
import { zipField } from '../journey/start';
import { tell } from '../system/story';
import { startPartner } from '../embed/embedSystem';
import { HOSTILE_PAGES, type HostilePage } from '../embed/hostilePages';
import { openEmbed } from '../embed/mounts';
import type { Mode } from '../embed/partnerServer';
import { firstOffer, walkToOffers } from '../embed/walkToOffers';

let partner: Awaited<ReturnType<typeof startPartner>>;
const results: { page: string; mode: Mode; result: string }[] = [];
beforeAll(async () => {
  partner = await startPartner(341);
});
afterAll(() => {
  partner.stop();
  const lines = results.map(({ page, mode, result }) => `${page.padEnd(32)} ${mode.padEnd(7)} ${result}`);
  process.stdout.write(`${['hostile pages', ...lines].join('\n')}\n`);
});

/** What the page says of itself that no embed may change. */
const traces = () => ({
  globals: Object.getOwnPropertyNames(globalThis).filter(
    (name) => !/^\d+$|^heard$|^__zone_symbol__/.test(name),
  ).length,
  location: window.location.href,
  history: window.history.length,
  styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
  adopted: document.adoptedStyleSheets.length,
});

const isFrame = (page: HostilePage, mode: Mode): boolean => mode === 'frame' || page.inline !== undefined;

const ROWS = HOSTILE_PAGES.flatMap((page) =>
  (['frame', 'inline'] as const).map((mode) => [page.name, mode, page] as const),
);

test.each(ROWS)('on a page with %s, in %s, from the ZIP to the offers', (name, mode, page) =>
  tell(
    async (shopper) => {
      if (page.before) await shopper.context.addInitScript(page.before);
      const opened = await openEmbed(shopper, partner, mode, name, isFrame(page, mode));
      // A part of a page finds elements as a page does.
      const first = shopper.page.locator('auto-quote').first() as unknown as Page;
      const walker = isFrame(page, mode) ? opened : { ...opened, page: first };
      await zipField(walker).first().waitFor();
      const before = await shopper.page.evaluate(traces);
      await walkToOffers(walker);
      await firstOffer(walker).waitFor();
      expect(await shopper.page.evaluate(traces)).toEqual(before);
      results.push({ page: name, mode, result: 'ok' });
    },
    {
      ...(page.viewport ? { viewport: page.viewport } : {}),
      allowed: page.inline && mode === 'inline' ? [/auto-quote/, /style-src/] : [],
    },
  ),
);
