import { paths } from '@shared/domain';
import { inLongForm, rows } from '@shared/testing/form';
import type { Frame, Page } from 'playwright-core';
import { startPartner } from '../embed/embedSystem';
import { shareInOurFont } from '../journey/fontsDrawn';
import { painted } from '../journey/looks';
import { seeHeading, visit } from '../journey/page';
import { cardFields, CARDS, choosePlan, payWith, toPlans } from '../journey/payment/pay';
import { priceShown } from '../journey/rates';
import { watchShifts } from '../journey/shifts';
import { zipField } from '../journey/start';
import { enterEmbed } from '../embed/mounts';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import { holdQuote } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

/** Of the letters; the middle dot and a few signs are Arial's (README of shared/ui). */
const NEARLY_ALL = 0.97;
/** architecture, budgets: CLS 0.01 */
const UNMOVED = 0.01;

const isFont = ({ pathname }: URL): boolean => pathname.endsWith('.woff2');

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(404, [{ name: 'plain' }]);
});
afterAll(() => partner.stop());

/** The card page of a carrier, in its service's frame. */
async function atCard(shopper: Shopper): Promise<void> {
  await standAtFinalQuote(shopper, 'IIC');
  await toPlans(shopper);
  await choosePlan(shopper, paths.cardDetails());
  await cardFields(shopper);
}

/** How to come to a page, whose frame has the font if it is of another site. */
const PLACES: [string, (shopper: Shopper) => Promise<Page | Frame>][] = [
  [
    'the start',
    async (shopper) => {
      await visit(shopper, paths.start());
      await shopper.page.locator('#static-page').waitFor({ state: 'detached' });
      return shopper.page;
    },
  ],
  [
    'a step',
    async (shopper) => {
      await holdQuote(shopper, 'car');
      await visit(shopper, paths.newDriver());
      await seeHeading(shopper, shopper.t('drivers:form.titleFirst'));
      return shopper.page;
    },
  ],
  [
    'the prices',
    async (shopper) => {
      const { quoteId } = await holdQuote(shopper, 'rated');
      await visit(shopper, paths.rates(quoteId));
      await priceShown(shopper);
      return shopper.page;
    },
  ],
  [
    'a partner’s frame',
    async (shopper) => {
      await shopper.page.goto(partner.page('plain', 'frame', shopper.language), { waitUntil: 'commit' });
      const walker = await enterEmbed(shopper, true);
      await zipField(walker).waitFor();
      return walker.page;
    },
  ],
  [
    'the card page',
    async (shopper) => {
      await atCard(shopper);
      return shopper.page;
    },
  ],
  [
    'the signing page',
    async (shopper) => {
      await atCard(shopper);
      const fields = await cardFields(shopper);
      await payWith(shopper, fields, CARDS.pays);
      await fields.getByRole('button', { name: shopper.t('card:close') }).click();
      await shopper.page.frameLocator('iframe[height="600"]').getByRole('checkbox').waitFor();
      return shopper.page;
    },
  ],
];
const shown = rows(PLACES, ([name]) => name === 'the start' || name === 'the card page');

test.each(shown)('a first visit is drawn in the font, however late it comes: %s', (_, come) =>
  tell(async (shopper) => {
    const letGo = shopper.wire.disturb({ match: isFont, late: true });
    const place = await come(shopper);
    await painted(shopper.page);
    expect(await shareInOurFont(place)).toBeLessThan(0.1);
    letGo();
    await until(async () => (await shareInOurFont(place)) > NEARLY_ALL, 'the page is drawn in the font');
  }),
);

/** Slow 4G, as in the bench: bytes per second, and milliseconds. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function slowDown({ context, page }: Shopper): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
}

inLongForm(() =>
  describe.each([390, 1280])('at %i px on slow 4G', (width) => {
    test.each(PLACES)('the font of a first visit moves nothing: %s', (_, come) =>
      tell(async (shopper) => {
        await shopper.page.setViewportSize({ width, height: 844 });
        await slowDown(shopper);
        const shifted = await watchShifts(shopper);
        const place = await come(shopper);
        const before = await shifted();
        await until(async () => (await shareInOurFont(place)) > NEARLY_ALL, 'the page is drawn in the font');
        await painted(shopper.page);
        // A service's frame finds its height as it comes; the site's own pages do not move at all.
        const isFramed = shopper.page.frames().length > 1;
        expect((await shifted()) - (isFramed ? before : 0)).toBeLessThanOrEqual(UNMOVED);
      }),
    );
  }),
);
