import type { Page } from 'playwright-core';
import { isNightly, sample } from '@shared/testing/form';
import type { Walker } from '../journey/page';
import { zipField } from '../journey/start';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { startPartner } from './embedSystem';
import { HOSTILE_PAGES, type HostilePage } from './hostilePages';
import { lookOf } from './lookOf';
import { openEmbed, untilReady } from './mounts';
import type { Mode, PartnerSite } from './partnerServer';
import { resultTable } from './resultTable';
import { removeAndAdd } from './removeAndAdd';
import { firstOffer, walkToOffers } from './walkToOffers';

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

/** Opens a hostile page and enters its first element, once that can be used. */
async function enterPage(shopper: Shopper, partner: PartnerSite, mode: Mode, page: HostilePage) {
  const opened = await openEmbed(shopper, partner, mode, page.name, isFrame(page, mode));
  await untilReady(shopper);
  if (isFrame(page, mode)) return opened;
  // A part of a page finds elements as a page does.
  const first = shopper.page.locator('auto-quote').first() as unknown as Page;
  return { ...opened, page: first };
}

/** Until the browser has drawn the page: a press just after a scroll meets what was there before, the quote's frame. */
const drawn = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Presses the button of the partner's own framework, which counts. */
async function pressTheirs({ page }: Shopper, count: number): Promise<void> {
  const theirs = page.locator('#theirs');
  await theirs.scrollIntoViewIfNeeded();
  await page.evaluate(drawn);
  await theirs.click();
  await theirs.filter({ hasText: `Pressed ${count}` }).waitFor();
}

/** What the browser lets the quote's page keep. */
const kept = () => {
  document.cookie = 'kept=yes; SameSite=None; Secure';
  try {
    return { cookie: document.cookie, storage: localStorage.length };
  } catch (error) {
    return { cookie: document.cookie, storage: (error as Error).name };
  }
};

async function walkOn(shopper: Shopper, walker: Walker, { hasButton }: HostilePage): Promise<void> {
  if (hasButton) await pressTheirs(shopper, 1);
  const before = await shopper.page.evaluate(traces);
  await walkToOffers(walker);
  await firstOffer(walker).waitFor();
  expect(await shopper.page.evaluate(traces)).toEqual(before);
  if (hasButton) await pressTheirs(shopper, 2);
}

/** The story of one page, from the ZIP to the offers. */
const tellPage = (page: HostilePage, mode: Mode, partner: PartnerSite): Promise<void> =>
  tell(
    async (shopper) => {
      const enter = (one: HostilePage) => enterPage(shopper, partner, mode, one);
      const plain = page.restyles && (await lookOf(await enter({ name: 'plain' })));
      if (page.before) await shopper.context.addInitScript(page.before);
      const walker = await enter(page);
      await zipField(walker).first().waitFor();
      if (page.refusesThirdParties && mode === 'frame')
        expect(await walker.page.evaluate(kept)).toEqual({ cookie: '', storage: 'SecurityError' });
      if (plain) expect(await lookOf(walker)).toEqual(plain);
      await walkOn(shopper, walker, page);
    },
    {
      ...page.context,
      allowed: page.inline && mode === 'inline' ? [/auto-quote/, /style-src/] : [],
    },
  );

/** The stories of one mode on every hostile page; `offset` is the partner's port in the suite's range. */
export function hostileStories(mode: Mode, offset: number): void {
  let partner: PartnerSite;
  const table = resultTable('hostile pages', mode);
  beforeAll(async () => {
    partner = await startPartner(offset);
  });
  afterAll(() => {
    partner.stop();
    table.print();
  });

  const rows = sample(HOSTILE_PAGES).map((page) => [page.name, page] as const);
  test.each(rows)(`on a page with %s, in ${mode} mode, from the ZIP to the offers`, (name, page) =>
    table.row(name, () => tellPage(page, mode, partner)),
  );

  const times = isNightly ? 50 : 15;
  test(`removed and added ${times} times, in ${mode} mode: memory stays level over the last ten`, () =>
    table.row(`removed and added ${times} times`, async () => {
      let said = '';
      await tell(async (shopper) => {
        await enterPage(shopper, partner, mode, { name: 'plain' });
        said = await removeAndAdd(shopper, times);
      });
      return said;
    }));
}
