import { paths } from '@shared/domain';
import { seeUsefulScreen, retry } from '../journey/failure';
import {
  arriveAt,
  button,
  isSameDocument,
  link,
  markDocument,
  seeHeading,
  stored,
  visit,
} from '../journey/page';
import { addDriver, TEENAGER } from '../journey/drivers';
import { placeOf } from '../journey/pageData';
import { priceShown } from '../journey/rates';
import { straightToPrices, toDrivers } from '../journey/straightWay';
import { typeZip } from '../journey/start';
import { ensureServed, kill, originOf, REMOTES, startAgain, type RemoteName } from '../system/processes';
import { tell, withEmptyCache } from '../system/story';

/** What Chromium says of a dead origin, and what the runtime says of an entry that did not load. */
const DEAD = [
  /ERR_(CONNECTION|EMPTY_RESPONSE|FAILED|PROXY|TUNNEL)/,
  /Federation Runtime/,
  /Loading chunk/,
  /ChunkLoadError/,
  // What the page preloads of a remote that is down is not used.
  /preloaded using link preload but not used/,
];

const scriptsOf = (remote: RemoteName) => (url: URL) =>
  url.origin === originOf(remote) && url.pathname.endsWith('.js');

const serveAll = async () => {
  for (const remote of REMOTES) await ensureServed(remote);
};
beforeAll(serveAll);
afterEach(serveAll);

describe('the process of a remote is killed, and started again (federation: one remote down)', () => {
  test('rates: the quote goes on, prices show the useful screen, and come without a reload', () =>
    tell(
      async (shopper) => {
        const { t } = shopper;
        await toDrivers(shopper);
        await markDocument(shopper);
        await kill('rates');
        await addDriver(shopper, TEENAGER);
        await link(shopper, t('drivers:list.save')).click();
        await seeUsefulScreen(shopper);
        await arriveAt(shopper, /^\/quotes\/[^/]+\/rates\/?$/);
        await shopper.page.goBack();
        await seeHeading(shopper, t('drivers:list.title'));
        await link(shopper, t('drivers:list.save')).click();
        await seeUsefulScreen(shopper);
        await startAgain('rates');
        await retry(shopper);
        expect(await priceShown(shopper)).toBeGreaterThan(0);
        expect(await isSameDocument(shopper)).toBe(true);
      },
      { allowed: DEAD },
    ));

  test('quote: prices stay, the way back shows the useful screen, and works again without a reload', () =>
    tell(
      async (first) => {
        const { t } = first;
        await straightToPrices(first);
        // A cache that holds the quote would not even notice.
        await withEmptyCache(first, async (shopper) => {
          await visit(shopper, new URL(first.page.url()).pathname);
          await priceShown(shopper);
          await markDocument(shopper);
          await kill('quote');
          await link(shopper, t('rates:overview.editQuote')).click();
          await seeUsefulScreen(shopper);
          await shopper.page.goBack();
          expect(await priceShown(shopper)).toBeGreaterThan(0);
          await shopper.page.goForward();
          await seeUsefulScreen(shopper);
          await startAgain('quote');
          await retry(shopper);
          await seeHeading(shopper, t('quotes:review.title'));
          expect(await isSameDocument(shopper)).toBe(true);
        });
      },
      { allowed: DEAD },
    ));

  test('bind: buying is kept, the purchase shows the useful screen, and goes on without a reload', () =>
    tell(
      async (shopper) => {
        const { t } = shopper;
        await straightToPrices(shopper);
        await markDocument(shopper);
        await kill('bind');
        await button(shopper, t('rates:overview.buyOnline')).click();
        await seeUsefulScreen(shopper);
        await arriveAt(shopper, paths.policyDetails());
        await startAgain('bind');
        await retry(shopper);
        await seeHeading(shopper, t('bind:policyDetails.heading'));
        expect(await isSameDocument(shopper)).toBe(true);
      },
      { allowed: DEAD },
    ));

  test('quote down on a first visit: the ZIP form of the page itself still works once it is back', () =>
    tell(
      async (shopper) => {
        const { t, page } = shopper;
        await kill('quote');
        await visit(shopper, paths.start());
        await seeUsefulScreen(shopper);
        expect(await page.getByRole('banner').isVisible()).toBe(true);
        await markDocument(shopper);
        await startAgain('quote');
        await retry(shopper);
        await seeHeading(shopper, t('quotes:start.title'));
        await typeZip(shopper, '46204');
        await arriveAt(shopper, paths.editQuote());
        expect(await isSameDocument(shopper)).toBe(true);
      },
      { allowed: DEAD },
    ));
});

describe('a slow remote has a time limit of its own', () => {
  test('the live version hangs: the previous one shows', () =>
    tell(
      async (shopper) => {
        await toDrivers(shopper);
        const { live } = await placeOf(shopper.page, 'rates');
        shopper.wire.disturb({ match: (url) => url.href.startsWith(live.base), hang: true });
        await link(shopper, shopper.t('drivers:list.save')).click();
        await shopper.page.getByRole('region', { name: shopper.t('rates:overview.priceLabel') }).waitFor();
        expect(await priceShown(shopper)).toBeGreaterThan(0);
      },
      { allowed: [...DEAD, /timeout/i] },
    ));

  test('every version hangs: the useful screen, and prices once it answers', () =>
    tell(
      async (shopper) => {
        await toDrivers(shopper);
        await markDocument(shopper);
        const letGo = shopper.wire.disturb({ match: scriptsOf('rates'), hang: true });
        await link(shopper, shopper.t('drivers:list.save')).click();
        await seeUsefulScreen(shopper);
        letGo();
        await retry(shopper);
        expect(await priceShown(shopper)).toBeGreaterThan(0);
        expect(await isSameDocument(shopper)).toBe(true);
      },
      { allowed: [...DEAD, /timeout/i] },
    ));
});

describe('a remote that answers wrongly', () => {
  test.each([
    ['an error page', { status: 503, change: () => Buffer.from('<h1>Service unavailable</h1>') }],
    ['half a file', { change: (body: Buffer) => body.subarray(0, body.length / 2) }],
  ])('%s: the useful screen, the rest lives, and prices come once it is well', (_name, damage) =>
    tell(
      async (shopper) => {
        await toDrivers(shopper);
        const letGo = shopper.wire.disturb({ match: scriptsOf('rates'), ...damage });
        await link(shopper, shopper.t('drivers:list.save')).click();
        await seeUsefulScreen(shopper);
        expect(await stored(shopper, 'quoteId')).not.toBeNull();
        letGo();
        await retry(shopper);
        expect(await priceShown(shopper)).toBeGreaterThan(0);
      },
      { allowed: [...DEAD, /status of 503/, /integrity/, /resource .* blocked/] },
    ),
  );
});
