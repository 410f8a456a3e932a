import { paths } from '@shared/domain';
import { inLongForm, rows } from '@shared/testing/form';
import { retry, seeLateScreen, seeUsefulScreen } from '../journey/failure';
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
import { priceCard, priceShown } from '../journey/rates';
import { typeZip } from '../journey/start';
import { standAtDrivers, standAtPrices } from '../system/heldQuote';
import { originOf, type OwnSite, REMOTES, type RemoteName, startOwnSite } from '../system/processes';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import type { Disturbance } from '../system/wire';
import { within } from '../system/within';

/** Chromium's message for a dead origin, and the runtime's for an entry that failed to load. */
const DEAD = [
  /ERR_(CONNECTION|EMPTY_RESPONSE|FAILED|PROXY|TUNNEL)/,
  /Federation Runtime/,
  /Loading chunk/,
  /ChunkLoadError/,
];

const scriptsOf = (remote: RemoteName) => (url: URL) =>
  url.origin === originOf(remote) && url.pathname.endsWith('.js');

describe("a remote's process is killed and restarted (federation: one remote down)", () => {
  let own: OwnSite;
  beforeAll(async () => {
    own = await startOwnSite(60, REMOTES);
  });
  afterEach(() => Promise.all(REMOTES.map((remote) => own.startAgain(remote))));
  afterAll(() => own.stop());
  const tellOwn = (work: (shopper: Shopper) => Promise<void>) =>
    tell(work, { site: own.origin, allowed: DEAD });

  test('rates: the quote keeps working, prices show the failure screen, and appear without a reload', () =>
    tellOwn(async (shopper) => {
      const { t } = shopper;
      await standAtDrivers(shopper);
      await markDocument(shopper);
      await own.kill('rates');
      await addDriver(shopper, TEENAGER);
      await link(shopper, t('drivers:list.save')).click();
      await seeUsefulScreen(shopper);
      await arriveAt(shopper, /^\/quotes\/[^/]+\/rates\/?$/);
      await shopper.page.goBack();
      await seeHeading(shopper, t('drivers:list.title'));
      await link(shopper, t('drivers:list.save')).click();
      await seeUsefulScreen(shopper);
      await own.startAgain('rates');
      await retry(shopper);
      expect(await priceShown(shopper)).toBeGreaterThan(0);
      expect(await isSameDocument(shopper)).toBe(true);
    }));

  test('quote: prices stay, the way back shows the failure screen, and works again without a reload', () =>
    tellOwn(async (shopper) => {
      const { t } = shopper;
      await standAtPrices(shopper);
      await markDocument(shopper);
      await own.kill('quote');
      await link(shopper, t('rates:overview.editQuote')).click();
      await seeUsefulScreen(shopper);
      await shopper.page.goBack();
      expect(await priceShown(shopper)).toBeGreaterThan(0);
      await shopper.page.goForward();
      await seeUsefulScreen(shopper);
      await own.startAgain('quote');
      await retry(shopper);
      await seeHeading(shopper, t('quotes:review.title'));
      expect(await isSameDocument(shopper)).toBe(true);
    }));

  test('bind: buying is saved, the purchase shows the failure screen, and resumes without a reload', () =>
    tellOwn(async (shopper) => {
      const { t } = shopper;
      await standAtPrices(shopper);
      await markDocument(shopper);
      await own.kill('bind');
      await button(shopper, t('rates:overview.buyOnline')).click();
      await seeUsefulScreen(shopper);
      await arriveAt(shopper, paths.policyDetails());
      await own.startAgain('bind');
      await retry(shopper);
      await seeHeading(shopper, t('bind:policyDetails.heading'));
      expect(await isSameDocument(shopper)).toBe(true);
    }));

  inLongForm(() => {
    test('quote down on a first visit: the static ZIP form still works once it is back', () =>
      tellOwn(async (shopper) => {
        const { t, page } = shopper;
        await own.kill('quote');
        await visit(shopper, paths.start());
        await seeUsefulScreen(shopper);
        expect(await page.getByRole('banner').isVisible()).toBe(true);
        await markDocument(shopper);
        await own.startAgain('quote');
        await retry(shopper);
        await seeHeading(shopper, t('quotes:start.title'));
        await typeZip(shopper, '46204');
        await arriveAt(shopper, paths.editQuote());
        expect(await isSameDocument(shopper)).toBe(true);
      }));
  });
});

/** Milliseconds within which a shopper sees a screen or a message, whatever happens to a remote. */
const SOON = 5000;

/** Continues to the prices, whose remote is disturbed. */
const toPricesOf = (shopper: Shopper) => link(shopper, shopper.t('drivers:list.save')).click();

describe('a silent remote: a message, a retry and contact information within five seconds', () => {
  test('a slow line loads after the message without help, and the console stays silent', () =>
    tell(async (shopper) => {
      await standAtDrivers(shopper);
      const letGo = shopper.wire.disturb({ match: scriptsOf('rates'), late: true });
      await toPricesOf(shopper);
      await within(SOON, 'no words', seeLateScreen(shopper));
      letGo();
      expect(await priceShown(shopper)).toBeGreaterThan(0);
    }));

  test('a silent origin: prices appear on a retry once it responds, without a reload', () =>
    tell(
      async (shopper) => {
        await standAtDrivers(shopper);
        await markDocument(shopper);
        const letGo = shopper.wire.disturb({ match: scriptsOf('rates'), hang: true });
        await toPricesOf(shopper);
        await within(SOON, 'no words', seeLateScreen(shopper));
        // Retrying while it is still silent shows the message again.
        await retry(shopper);
        await within(SOON, 'no words', seeLateScreen(shopper));
        letGo();
        // The silence ends now, and the page may recover before the shopper retries.
        await Promise.race([retry(shopper), priceCard(shopper).waitFor()]);
        expect(await priceShown(shopper)).toBeGreaterThan(0);
        expect(await isSameDocument(shopper)).toBe(true);
      },
      { allowed: [...DEAD, /timeout/i] },
    ));
});

describe('a bad version: the previous one shows within five seconds', () => {
  const damages: [string, Omit<Disturbance, 'match'>][] = [
    ['silent', { hang: true }],
    ['an error page', { status: 500, change: () => Buffer.from('<h1>Internal server error</h1>') }],
    ['half a file', { change: (body) => body.subarray(0, body.length / 2) }],
    ['changed in transit', { change: (body) => Buffer.concat([Buffer.from(';'), body]) }],
  ];
  test.each(rows(damages, ([name]) => name === 'silent' || name === 'half a file'))('%s', (_name, damage) =>
    tell(
      async (shopper) => {
        await standAtDrivers(shopper);
        const { live, previous } = await placeOf(shopper.page, 'rates');
        expect(previous).not.toBeNull();
        const isLive = (url: URL) => url.href.startsWith(live.base) && url.pathname.endsWith('.js');
        shopper.wire.disturb({ match: isLive, ...damage });
        await toPricesOf(shopper);
        await within(SOON, 'no price of the version before', priceCard(shopper).waitFor());
        expect(await priceShown(shopper)).toBeGreaterThan(0);
      },
      { allowed: [...DEAD, /timeout/i, /status of 500/, /integrity/, /resource .* blocked/] },
    ),
  );
});

inLongForm(() => {
  describe('a remote with invalid responses', () => {
    const damages = [
      ['an error page', { status: 503, change: () => Buffer.from('<h1>Service unavailable</h1>') }],
      ['half a file', { change: (body: Buffer) => body.subarray(0, body.length / 2) }],
    ] as const;
    test.each(damages)(
      '%s: the failure screen, the rest works, and prices appear once it recovers',
      (_name, damage) =>
        tell(
          async (shopper) => {
            await standAtDrivers(shopper);
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
});
