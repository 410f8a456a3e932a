import { join } from 'node:path';
import { sample } from '@shared/testing/form';
import { placeOf, releaseOf } from '../journey/pageData';
import { toOffers, toSigned, type Shown } from '../journey/shop';
import { checkOutOlder } from '../system/olderSite';
import { REMOTES, type RemoteName } from '../system/processes';
import { startReleaseSite, type ReleaseSite } from '../system/releaseSite';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { PORT_BASE } from '../system/system';

const OFFSET = 360;
const PARTS = ['shell', ...REMOTES] as const;
type Part = (typeof PARTS)[number];
type Versions = Record<string, string>;

const older = checkOutOlder();
// A copy without its history has no older site.
const whenKnown = older === null ? describe.skip : describe;

let own: ReleaseSite;
let dataDir: string;
/** The versions of each part of these sources, and from before. */
let now: Versions;
let before: Versions;
let expected: Shown;

const why = 'a story';
/** The version of each part that new visits get. */
const live = async (): Promise<Versions> => {
  const names = Object.values((await own.desk.list()).parts).map((part) => part.live.split('@'));
  return Object.fromEntries(names.map(([part = '', version = '']) => [part, version]));
};

/** A published version is named for its sources, with a number. */
const sourceOf = (versions: Versions, part: Part) => versions[part]?.split('-')[0];

/** Whoever buys sees more; a release with an older quote or rates differs before that. */
const way = (parts: readonly Part[]) =>
  parts.some((part) => !['quote', 'rates'].includes(part)) ? toSigned : toOffers;

/** A new shopper gets the same prices from exactly these versions, in a silent browser. */
async function shopOn(versions: Versions, walk: typeof toSigned): Promise<void> {
  const shop = async (shopper: Shopper) => {
    expect(expected).toMatchObject(await walk(shopper));
    expect(await releaseOf(shopper.page)).toBe(PARTS.map((part) => `${part}@${versions[part]}`).join('~'));
    const loaded: readonly RemoteName[] = walk === toSigned ? REMOTES : ['quote', 'rates'];
    for (const part of loaded) {
      const { base } = (await placeOf(shopper.page, part)).live;
      expect(base).toContain(`/${versions[part]}/`);
      expect(shopper.wire.seen.some((address) => address.startsWith(base))).toBe(true);
    }
    expect(shopper.wire.seen.some((address) => address.includes(`/${versions['shell']}/`))).toBe(true);
  };
  await tell(shop, { site: own.origin });
}

/** Publishes these versions and makes each live, as their teams would; shops; rolls each back. */
async function tryParts(parts: readonly Part[], from: Versions): Promise<void> {
  const first = await live();
  for (const part of parts) {
    const release = await own.publishBuild(join(dataDir, 'releases/apps', part, from[part] ?? 'none'));
    await own.desk.act({ what: 'promote', release, why });
  }
  const versions = await live();
  for (const part of PARTS)
    expect(sourceOf(versions, part)).toBe(sourceOf(parts.includes(part) ? from : first, part));
  await shopOn(versions, way(parts));
  for (const part of parts) await own.desk.act({ what: 'rollback', part, why });
  expect(await live()).toEqual(first);
}

const EACH: [string, readonly Part[]][] = [
  ...REMOTES.map((part): [string, Part[]] => [part, [part]]),
  ['every remote', REMOTES],
];

whenKnown('parts of two versions in one release sell at the same prices, silently', () => {
  beforeAll(async () => {
    dataDir = (await older?.publish(PORT_BASE + OFFSET)) ?? '';
  });
  // Two hooks, because each has its own time limit.
  beforeAll(async () => {
    own = await startReleaseSite(OFFSET, { DATA_DIR: dataDir });
    now = await live();
    const { parts } = await own.desk.list();
    const earlier = Object.entries(parts).map(([part, { history }]) => [
      part,
      history[0]?.release.split('@')[1],
    ]);
    before = Object.fromEntries(earlier);
    await tell(async (shopper) => void (expected = await toSigned(shopper)), { site: own.origin });
  });
  afterAll(() => own.stop());
  afterAll(() => older?.remove());

  test('the two versions differ in every part', async () => {
    for (const part of PARTS) expect(sourceOf(now, part)).not.toBe(sourceOf(before, part));
  });

  test.each(sample(EACH))('the shell of these sources with %s from before', (_, parts) =>
    tryParts(parts, before),
  );

  test('every part from before, over the API of these sources', async () => {
    for (const part of PARTS)
      await own.desk.act({ what: 'promote', release: `${part}@${before[part]}`, why });
    expect(await live()).toEqual(before);
    await shopOn(before, toSigned);
  });

  test.each(sample(EACH))('the shell from before with %s of these sources', async (_, parts) => {
    expect(await live()).toEqual(before);
    await tryParts(parts, now);
  });
});
