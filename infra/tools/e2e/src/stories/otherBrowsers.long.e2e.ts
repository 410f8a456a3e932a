import { startPartner } from '../embed/embedSystem';
import { firstOffer, walkToOffers } from '../embed/walkToOffers';
import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { buyAndApply } from '../journey/application/buyAndApply';
import { link, seeHeading } from '../journey/page';
import { buyPolicy } from '../journey/payment/buyPolicy';
import { priceShown, seeOffer, toComparison } from '../journey/rates';
import { straightToPrices } from '../journey/straightWay';
import { FIREFOX } from '../system/otherBrowsers/firefox';
import type { OtherBrowser, Visitor } from '../system/otherBrowsers/otherBrowser';
import { WEBKIT } from '../system/otherBrowsers/webkit/webkit';
import { keepPicture } from '../system/story';

/** From the ZIP to the signed policy, every answer given on its screen. */
async function buy(visitor: Visitor): Promise<void> {
  await buyAndApply(visitor, 'IL', {
    street: '1 Main St',
    drivers: [quackenbush('IL')],
    vehicles: [OLD_ACCORD],
  });
  await buyPolicy(visitor, 'Wilhelmina Quackenbush');
}

/** The comparison's prices, and the last carrier's own price behind its card. */
async function compare(visitor: Visitor): Promise<void> {
  const { t } = visitor;
  await straightToPrices(visitor);
  const offers = await toComparison(visitor);
  await seeHeading(visitor, t('rates:compare.heading', { count: offers.length }));
  expect(offers.length).toBeGreaterThan(1);
  const { carrier, price } = offers.at(-1) ?? { carrier: '', price: 0 };
  await link(visitor, t('rates:compare.selectWith', { carrier })).click();
  await seeOffer(visitor, carrier);
  expect(await priceShown(visitor)).toBe(price);
}

/** From the ZIP to the offers on a partner’s page, in the page itself. */
async function embed(visitor: Visitor): Promise<void> {
  const partner = await startPartner(405);
  try {
    await visitor.page.goto(partner.page('plain', 'inline', 'en'));
    const walker = { ...visitor, isEmbedded: true } as const;
    await walkToOffers(walker);
    await firstOffer(walker).waitFor();
  } finally {
    partner.stop();
  }
}

/** The console stays silent. */
async function walkIn(browser: OtherBrowser, walk: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await browser.open();
  try {
    await walk(visitor);
    expect(visitor.noise).toEqual([]);
  } catch (error) {
    await keepPicture(visitor);
    throw error;
  } finally {
    await visitor.leave();
  }
}

/** WebKit's driver takes the element around a shadow root for something that covers what is in it. */
const whyNot = (browser: OtherBrowser, walk: (visitor: Visitor) => Promise<void>): string | null =>
  browser.missing() ??
  (browser === WEBKIT && walk === embed ? 'its driver presses nothing in a shadow root' : null);

describe.each([
  ['from the ZIP to the signed policy', buy],
  ['the comparison', compare],
  ['the quote on a partner’s page', embed],
] as const)('%s in another browser', (_what, walk) => {
  for (const browser of [FIREFOX, WEBKIT]) {
    const reason = whyNot(browser, walk);
    if (reason) test.skip(`${browser.name} (skipped: ${reason})`, () => undefined);
    else test(browser.name, () => walkIn(browser, walk));
  }
});
