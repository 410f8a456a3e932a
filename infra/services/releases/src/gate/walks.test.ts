import { readLog } from '../acts/actLog';
import { demandRight } from '../model/act';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { contractedReleases, contractOf } from '../testing/contractedReleases';

let releases: ReturnType<typeof contractedReleases>;
beforeEach(async () => {
  releases = contractedReleases();
  await releases.begin(contractOf('quote'));
  // As the platform finds it, before it has said anything.
  const { demandsWalks: _waived, ...file } = (await readReleaseFile(releases.store)) ?? raise();
  await writeReleaseFile(releases.store, file);
});
afterEach(() => releases.remove());

const raise = (): never => {
  throw new Error('Nothing is published');
};
const why = 'a test';
const promote = { what: 'promote', release: 'quote@bbbbbb-1', why } as const;
const canary = { what: 'canary', release: 'quote@bbbbbb-1', share: 0.1, why } as const;
const walk = {
  what: 'note-walk',
  release: 'quote@bbbbbb-1',
  screens: ['start', 'rates'],
  findings: [],
  why,
} as const;
const finding = { part: 'rates', screen: 'rates', found: 'color-contrast: .price' };

test.each([promote, canary])(
  'without a word of the platform, $what of a version that no browser walked through is refused',
  async (act) => {
    await expect(releases.act(act)).rejects.toMatchObject({
      code: 'not_walked',
      attribute: 'release',
      owner: 'quote team',
      message:
        'No browser has walked through quote@bbbbbb-1 yet: npm run walk -- quote@bbbbbb-1 --service URL, with a token for walks in RELEASE_TOKEN',
    });
    expect((await readLog(releases.store)).entries.at(-1)?.what).toBe(`refused: ${act.what} quote@bbbbbb-1`);
  },
);

test.each([promote, canary])(
  '$what is refused with reason, screen and owner after a walk with findings',
  async (act) => {
    await releases.act({ ...walk, findings: [finding] });
    await expect(releases.act(act)).rejects.toMatchObject({
      code: 'walk_failed',
      attribute: 'rates',
      owner: 'rates team',
      message: 'A browser that walked through quote@bbbbbb-1 found\nrates (rates): color-contrast: .price',
    });
  },
);

test('after a walk without findings the version goes live, and the log says what was walked', async () => {
  await releases.act({ ...walk, findings: [finding] });
  await releases.act(walk);
  await releases.act(promote);
  expect((await readReleaseFile(releases.store))?.pointers.quote?.live).toBe('bbbbbb-1');
  const { entries } = await readLog(releases.store);
  expect(entries.at(-1)?.checks).toContain('browser: 2 screens without findings');
  expect(entries.map(({ checks }) => checks?.[0])).toContain('browser: start, rates');
});

test('while walks are waived nothing is asked, which the log says, and rollback never is', async () => {
  await releases.act({ what: 'waive-walks', why });
  await releases.act(promote);
  expect((await readLog(releases.store)).entries.at(-1)?.checks).toContain(
    'browser: not asked (walks are waived)',
  );
  await releases.act({ what: 'demand-walks', why });
  await releases.act({ what: 'rollback', part: 'quote', why });
  expect((await readReleaseFile(releases.store))?.pointers.quote?.live).toBe('aaaaaa-1');
});

test('a team may not note a walk, not even of its own part, nor waive it', async () => {
  expect(() => demandRight(walk, 'quote')).toThrow('A walk is noted by a token for walks');
  expect(() => demandRight({ what: 'waive-walks', why }, 'quote')).toThrow(
    'Only a platform token can do this.',
  );
  await expect(releases.act({ ...walk, release: 'quote@zzz-9' })).rejects.toMatchObject({
    code: 'no_release',
  });
});

test('a token for walks opens any version and notes walks, and does nothing else', () => {
  for (const act of [walk, { what: 'preview', release: 'quote@bbbbbb-1', why } as const])
    expect(() => demandRight(act, 'walks')).not.toThrow();
  const others = ['rollback', 'freeze', 'waive-walks', 'end-canary'] as const;
  const publish = { what: 'publish', part: 'quote', source: 'aaaaaa' } as const;
  for (const act of [
    promote,
    { ...promote, release: 'quote@aaaaaa-1' },
    canary,
    publish,
    ...others.map((what) => ({ what, why })),
  ])
    expect(() => demandRight(act, 'walks')).toThrow('It can only preview a version and note a walk.');
});
