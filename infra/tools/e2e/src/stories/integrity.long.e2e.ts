import { paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { usefulScreen, seeUsefulScreen } from '../journey/failure';
import { placeOf } from '../journey/pageData';
import { arriveAt, button, link, seeHeading, visit } from '../journey/page';
import { priceCard } from '../journey/rates';
import { answerAbout, NOTHING_SPECIAL, typeZip } from '../journey/start';
import { standAtDrivers, standAtPrices } from '../system/heldQuote';
import { originOf, type OwnSite, REMOTES, type RemoteName, startOwnSite } from '../system/processes';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

type What = 'entry' | 'lazy chunk';

/** Chromium's and the runtime's messages for a blocked changed script. */
const REFUSED = [/integrity/, /Federation Runtime/, /ChunkLoadError|Loading chunk/];

/** Whether the address is the remote's entry, or else one of its other scripts. */
function isScript(remote: RemoteName, what: What) {
  return (url: URL): boolean =>
    url.origin === originOf(remote) &&
    url.pathname.endsWith('.js') &&
    /remoteEntry/.test(url.pathname) === (what === 'entry');
}

/** Sets a marker on `window` before the script's own code; counts the changed scripts. */
function tamper({ wire }: Shopper, match: (url: URL) => boolean): { count: () => number } {
  let changed = 0;
  wire.disturb({
    match,
    change: (body) => {
      changed += 1;
      return Buffer.concat([Buffer.from('globalThis.tampered=1;'), body]);
    },
  });
  return { count: () => changed };
}

const isMarked = ({ page }: Shopper): Promise<boolean> => page.evaluate(() => 'tampered' in globalThis);

/** Where the shopper is before the remote is needed, and what loads it. */
const stories: Record<
  RemoteName,
  {
    before: (shopper: Shopper) => Promise<void>;
    bring: (shopper: Shopper) => Promise<void>;
    seen: (shopper: Shopper) => Promise<void>;
  }
> = {
  quote: {
    before: () => Promise.resolve(),
    bring: (shopper) => visit(shopper, paths.start()),
    seen: (shopper) => shopper.page.locator('#static-page').waitFor({ state: 'detached' }),
  },
  rates: {
    before: async (shopper) => void (await standAtDrivers(shopper)),
    bring: (shopper) => link(shopper, shopper.t('drivers:list.save')).click(),
    seen: (shopper) => priceCard(shopper).waitFor(),
  },
  bind: {
    before: async (shopper) => void (await standAtPrices(shopper)),
    bring: (shopper) => button(shopper, shopper.t('rates:overview.buyOnline')).click(),
    seen: (shopper) => seeHeading(shopper, shopper.t('bind:policyDetails.heading')),
  },
};

const cases = REMOTES.flatMap((remote) =>
  (['entry', 'lazy chunk'] as const).map((what) => [remote, what] as const),
);
/** Each remote once, and one remote with both kinds of script. */
const everyRemote = rows(cases, ([remote, what]) => what === 'entry' || remote === 'rates');
const oneRemote = rows(cases, ([remote]) => remote === 'rates');

describe('a script changed in transit does not run (federation, Integrity)', () => {
  test.each(everyRemote)('%s, %s of every version: no marker, the failure screen', (remote, what) =>
    tell(
      async (shopper) => {
        const { before, bring } = stories[remote];
        await before(shopper);
        const changed = tamper(shopper, isScript(remote, what));
        await bring(shopper);
        await seeUsefulScreen(shopper);
        expect(changed.count()).toBeGreaterThan(0);
        expect(await isMarked(shopper)).toBe(false);
      },
      { allowed: REFUSED },
    ),
  );

  test.each(oneRemote)('%s, %s of the live version: no marker, the previous version shows', (remote, what) =>
    tell(
      async (shopper) => {
        const { before, bring, seen } = stories[remote];
        if (remote === 'quote') await visit(shopper, paths.contactUs());
        await before(shopper);
        const { live, previous } = await placeOf(shopper.page, remote);
        const ofAnyVersion = isScript(remote, what);
        const changed = tamper(shopper, (url) => url.href.startsWith(live.base) && ofAnyVersion(url));
        await bring(shopper);
        await seen(shopper);
        expect(await usefulScreen(shopper).count()).toBe(0);
        expect(changed.count()).toBeGreaterThan(0);
        expect(await isMarked(shopper)).toBe(false);
        expect(shopper.wire.seen.some((address) => address.startsWith(previous?.base ?? 'none'))).toBe(true);
      },
      { allowed: REFUSED },
    ),
  );

  test('a prefetched screen: the answers stay, and no marker', () =>
    tell(
      async (shopper) => {
        await visit(shopper, paths.start());
        await shopper.page.locator('#static-page').waitFor({ state: 'detached' });
        const changed = tamper(shopper, isScript('quote', 'lazy chunk'));
        await typeZip(shopper, '46204');
        await arriveAt(shopper, paths.editQuote());
        await usefulScreen(shopper)
          .or(shopper.page.getByRole('heading', { level: 1, name: shopper.t('quotes:edit.title') }))
          .waitFor();
        if (await usefulScreen(shopper).isHidden()) await answerAbout(shopper, NOTHING_SPECIAL);
        await seeUsefulScreen(shopper);
        expect(changed.count()).toBeGreaterThan(0);
        expect(await isMarked(shopper)).toBe(false);
      },
      { allowed: REFUSED },
    ));
});

describe('negative control: with integrity off the same change runs', () => {
  let unguarded: OwnSite;
  beforeAll(async () => {
    unguarded = await startOwnSite(50, [], { INTEGRITY: 'off' });
  });
  afterAll(() => unguarded.stop());

  test.each(oneRemote)('%s, %s: the marker is there', async (remote, what) => {
    await tell(
      async (shopper) => {
        const { before, bring } = stories[remote];
        await before(shopper);
        const changed = tamper(shopper, isScript(remote, what));
        await bring(shopper);
        await shopper.page.waitForFunction(() => 'tampered' in globalThis);
        expect(changed.count()).toBeGreaterThan(0);
      },
      // Without the guard, preloads and scripts differ in credentials mode; the control only checks the
      // marker.
      { site: unguarded.origin, allowed: [/preload/] },
    );
  });
});
