import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from '@shared/kit';
import { keptReleases } from '../model/keptReleases';
import { Refusal } from '../model/refusal';
import { readReleaseFile } from '../store/ledger';
import { versionFolder } from '../store/versions';
import { contractedReleases, contractOf } from '../testing/contractedReleases';

let releases: ReturnType<typeof contractedReleases>;
beforeEach(() => {
  releases = contractedReleases();
});
afterEach(() => releases.remove());

const why = 'a test';
const promote = (release: string) => releases.act({ what: 'promote', release, why });
const spare = async () => (await readReleaseFile(releases.store))?.spare;

/** r1 is live, then r2 with another bind, then r3 with another quote. Returns what r3 says of its quote. */
async function twoTeams(later: Parameters<typeof contractOf>[1]) {
  await releases.begin(contractOf('bind', { host: [] }));
  await promote('r2');
  const { release } = await releases.publish(contractOf('quote', later));
  await promote(release);
  return release;
}

test('a part that the last release did not change falls back to its version before, which is kept', async () => {
  await twoTeams({ host: [] });
  expect(await spare()).toEqual({ bind: 'r1' });
  const file = await readReleaseFile(releases.store);
  const inAYear = new Date(Date.now() + 365 * 24 * 3_600_000);
  expect(file && keptReleases(file, inAYear)).toContain('r1');
});

test('not to one that the part that was changed no longer works with', async () => {
  // The second bind no longer needs a field of an event, and then quote no longer sends it.
  const withoutField: Shape = { type: 'object', properties: {}, required: [] };
  await releases.begin(contractOf('bind', { listens: {} }));
  await promote('r2');
  const { release } = await releases.publish(contractOf('quote', { sends: { SAVED: withoutField } }));
  await promote(release);
  expect(await spare()).toBeUndefined();
});

test('one part goes back to its earlier version while the others stay, and a bad one between is revoked', async () => {
  const third = await twoTeams({ host: [] });
  await releases.act({ what: 'rollback', part: 'bind', why });
  const file = await readReleaseFile(releases.store);
  const version = (id: string, part: 'bind' | 'quote') => file?.releases[id]?.apps[part].version;
  const live = file?.live ?? '';
  expect(version(live, 'bind')).toBe(version('r1', 'bind'));
  expect(version(live, 'quote')).toBe(version(third, 'quote'));
  expect(file).toMatchObject({ previous: 'r1', revoked: ['r2', third] });
  const nothing = releases.act({ what: 'rollback', part: 'rates', why });
  await expect(nothing).rejects.toMatchObject({ code: 'no_previous' });
});

test('not to one that was taken back, nor to one that was never live', async () => {
  await twoTeams({ host: [] });
  await releases.act({ what: 'rollback', why });
  // The one before is r1, with another bind; rates and quote never had another version that was live and not revoked.
  expect(await readReleaseFile(releases.store)).toMatchObject({ live: 'r2', previous: 'r1' });
  expect(await spare()).toBeUndefined();
});

describe.each<[string, (file: string) => void]>([
  ['cut off', (file) => writeFileSync(file, '{"part":')],
  ['another file', (file) => writeFileSync(file, '{}')],
  ['missing', rmSync],
])('while one contract.json is %s', (_how, damage) => {
  const damaged = (part: 'rates' | 'bind', version = 'aaaaaa-1') =>
    damage(join(versionFolder(releases.folder, part, version), 'contract.json'));

  test('a live one: rollback works', async () => {
    await twoTeams({ host: [] });
    damaged('rates');
    await releases.act({ what: 'rollback', why });
    expect(await readReleaseFile(releases.store)).toMatchObject({ live: 'r2', previous: 'r1' });
  });

  test('a live one: its part has no fallback, and can be taken back alone', async () => {
    const third = await twoTeams({ host: [] });
    const { release: fourth } = await releases.publish(contractOf('quote', { forwards: true }));
    await promote(fourth);
    damaged('bind', 'bbbbbb-1');
    await releases.act({ what: 'rollback', why });
    expect(await readReleaseFile(releases.store)).toMatchObject({ live: third, previous: 'r2' });
    expect(await spare()).toBeUndefined();
    await releases.act({ what: 'rollback', part: 'bind', why });
    const file = await readReleaseFile(releases.store);
    expect(file?.releases[file.live]?.apps.bind.version).toBe('aaaaaa-1');
  });

  test('a live one: nothing goes live beside it until it is taken back, and the reason says which', async () => {
    await twoTeams({ host: [] });
    damaged('bind', 'bbbbbb-1');
    const refused = {
      statusCode: 422,
      code: 'integrity_differs',
      attribute: 'contract.json',
      owner: 'bind team',
    };
    const changed = contractOf('quote', { forwards: true });
    await expect(releases.publish(changed)).rejects.toMatchObject(refused);
    await expect(promote('r2')).rejects.toMatchObject(refused);
    await releases.act({ what: 'rollback', part: 'bind', why });
    const { release } = await releases.publish(changed);
    await promote(release);
    expect((await readReleaseFile(releases.store))?.live).toBe(release);
  });

  test('an earlier one: promote works, and that version is no fallback', async () => {
    const release = await twoTeams({ host: [] });
    expect(await spare()).toEqual({ bind: 'r1' });
    damaged('bind');
    const { release: next } = await releases.publish(contractOf('quote', { forwards: true }));
    await promote(next);
    const file = await readReleaseFile(releases.store);
    expect(file).toMatchObject({ live: next, previous: release });
    expect(file?.spare?.bind).toBeUndefined();
  });
});

const down = async () => Promise.reject(new Refusal(503, 'store_failed', 'down'));

test('a store that is down still fails an act', async () => {
  await twoTeams({ host: [] });
  Object.assign(releases.store.files, { get: down, put: down });
  await expect(releases.act({ what: 'rollback', why })).rejects.toMatchObject({ code: 'store_failed' });
});
