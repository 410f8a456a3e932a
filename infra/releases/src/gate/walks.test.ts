import { readLog } from '../acts/actLog';
import { demandRight } from '../model/act';
import { readReleaseFile } from '../store/ledger';
import { contractedReleases, contractOf } from '../testing/contractedReleases';

let releases: ReturnType<typeof contractedReleases>;
beforeEach(async () => {
  releases = contractedReleases();
  await releases.begin(contractOf('quote'));
  await releases.act({ what: 'demand-walks', why: 'a test' });
});
afterEach(() => releases.remove());

const why = 'a test';
const promote = { what: 'promote', release: 'r2', why } as const;
const canary = { what: 'canary', release: 'r2', share: 0.1, why } as const;
const walk = { what: 'note-walk', release: 'r2', screens: ['start', 'rates'], findings: [], why } as const;
const finding = { part: 'rates', screen: 'rates', found: 'color-contrast: .price' };

test.each([promote, canary])(
  'while walks are demanded, $what of a release without one is refused',
  async (act) => {
    await expect(releases.act(act)).rejects.toMatchObject({
      code: 'not_walked',
      attribute: 'release',
      owner: 'quote team',
      message: 'No browser has walked through r2 yet: npm run walk -- r2',
    });
    expect((await readLog(releases.store)).entries.at(-1)?.what).toBe(`refused: ${act.what} r2`);
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
      message: 'A browser that walked through r2 found\nrates (rates): color-contrast: .price',
    });
  },
);

test('after a walk without findings the release goes live, and the log says what was walked', async () => {
  await releases.act({ ...walk, findings: [finding] });
  await releases.act(walk);
  await releases.act(promote);
  expect((await readReleaseFile(releases.store))?.live).toBe('r2');
  const { entries } = await readLog(releases.store);
  expect(entries.at(-1)?.checks).toContain('browser: 2 screens without findings');
  expect(entries.map(({ checks }) => checks?.[0])).toContain('browser: start, rates');
});

test('without the demand nothing is asked, and rollback never is', async () => {
  await releases.act({ what: 'waive-walks', why });
  await releases.act(promote);
  await releases.act({ what: 'demand-walks', why });
  await releases.act({ what: 'rollback', why });
  expect((await readReleaseFile(releases.store))?.live).toBe('r1');
});

test('a team notes walks of its own part, and only the platform demands them', async () => {
  const file = await readReleaseFile(releases.store);
  expect(() => demandRight(file, walk, 'quote')).not.toThrow();
  expect(() => demandRight(file, walk, 'bind')).toThrow('This would also change quote.');
  expect(() => demandRight(file, { what: 'waive-walks' }, 'quote')).toThrow(
    'Only a platform token can do this.',
  );
  await expect(releases.act({ ...walk, release: 'r9' })).rejects.toMatchObject({ code: 'no_release' });
});
