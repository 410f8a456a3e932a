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
/** The two releases that are each of one version. */
let now: string;
let before: string;
let expected: Shown;

const why = 'a story';
const versionsIn = async (release: string): Promise<Versions> =>
  (await own.desk.list()).releases.find(({ id }) => id === release)?.versions ?? {};
const live = async (): Promise<string> => (await own.desk.list()).live ?? 'none';

/** A published version is named for its sources, with a number. */
const sourceOf = (versions: Versions, part: Part) => versions[part]?.split('-')[0];

/** Whoever buys sees more; a release with an older quote or rates differs before that. */
const way = (parts: readonly Part[]) =>
  parts.some((part) => !['quote', 'rates'].includes(part)) ? toSigned : toOffers;

/** A new shopper gets the same prices from exactly these versions, in a silent browser. */
async function shopOn(release: string, versions: Versions, walk: typeof toSigned): Promise<void> {
  const shop = async (shopper: Shopper) => {
    expect(expected).toMatchObject(await walk(shopper));
    expect(await releaseOf(shopper.page)).toBe(release);
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

/** Publishes these parts of a release onto the live one and makes each live, as their teams would; shops; rolls back. */
async function tryParts(parts: readonly Part[], from: string): Promise<void> {
  const [first, given] = [await live(), await versionsIn(from)];
  const versions = await versionsIn(first);
  for (const part of parts) {
    const release = await own.publishBuild(join(dataDir, 'releases/apps', part, given[part] ?? 'none'));
    await own.desk.act({ what: 'promote', release, why });
    versions[part] = (await versionsIn(release))[part] ?? 'none';
    expect(sourceOf(versions, part)).toBe(sourceOf(given, part));
  }
  const release = await live();
  expect(await versionsIn(release)).toEqual(versions);
  await shopOn(release, versions, way(parts));
  for (const part of parts.toReversed()) await own.desk.act({ what: 'rollback', why: `${part}: ${why}` });
  expect(await live()).toBe(first);
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
    now = own.first;
    const { previous } = await own.desk.list();
    before = previous ?? 'none';
    await tell(async (shopper) => void (expected = await toSigned(shopper)), { site: own.origin });
  });
  afterAll(() => own.stop());
  afterAll(() => older?.remove());

  test('the two versions differ in every part', async () => {
    const [old, current] = [await versionsIn(before), await versionsIn(now)];
    for (const part of PARTS) expect(sourceOf(current, part)).not.toBe(sourceOf(old, part));
  });

  test.each(sample(EACH))('the shell of these sources with %s from before', (_, parts) =>
    tryParts(parts, before),
  );

  test('every part from before, over the API of these sources', async () => {
    await own.desk.act({ what: 'rollback', why });
    expect(await live()).toBe(before);
    await shopOn(before, await versionsIn(before), toSigned);
  });

  test.each(sample(EACH))('the shell from before with %s of these sources', async (_, parts) => {
    expect(await live()).toBe(before);
    await tryParts(parts, now);
  });
});
