import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { readLog } from '../acts/actLog';
import { noApi } from '../gate/askApi';
import { LOCAL, perform } from '../acts/perform';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { folderStore, type ReleaseStore } from '../store/openStore';
import { startingFile } from '../testing/exampleUpload';
import { nothingMeasured } from '../watch/measured';
import { judgeCanary } from './judgeCanary';

let folder = '';
let store: ReleaseStore;
beforeEach(async () => {
  folder = join(tempFolder('judge'), 'releases');
  store = folderStore(folder);
  await writeReleaseFile(store, startingFile());
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const measured = (release: string, errors: number) => ({
  ...nothingMeasured({ release, part: 'quote', version: 'v', owner: 'Quote team' }),
  loads: 400,
  errors,
});
/** Begins a canary; what visitors who arrived since measured. */
async function begin() {
  const { file } = await perform(
    store,
    LOCAL,
    { what: 'canary', release: 'r3', share: 0.1, why: 'a test' },
    noApi,
  );
  const { since = '' } = file.canary ?? {};
  return <T extends object>(all: T[]) => all.map((one) => ({ ...one, trial: since }));
}

test('a worse canary is ended and revoked, and the log says which measure, the values and the margin', async () => {
  const arrived = await begin();
  const asked: number[] = [];
  const reason = await judgeCanary(store, (since) => {
    asked.push(since);
    return arrived([measured('r3', 40), measured('r2', 2)]);
  });
  const file = await readReleaseFile(store);
  expect(file).toMatchObject({ live: 'r2', canary: null, revoked: ['r3'] });
  const last = (await readLog(store)).entries.at(-1);
  expect(last).toMatchObject({ who: 'canary judge', what: 'stop-canary r3', why: reason });
  expect(reason).toBe('quote (Quote team): errors 10.0% of 400, live 0.5% of 400; the margin is 1.0 points');
  expect(Date.now() - (asked[0] ?? 0)).toBeLessThan(60_000);
});

/** Errors that no script can be blamed for, and the pages that they are counted against. */
const puzzling = (release: string, errors: number) => [
  { ...nothingMeasured({ release, part: 'unknown', version: '', owner: '' }), errors },
  { ...nothingMeasured({ release, part: 'shell', version: 'v', owner: 'Platform team' }), loads: 400 },
];

test('a canary with errors that no script can be blamed for is ended, as a whole, also if live has none', async () => {
  const arrived = await begin();
  const reason = await judgeCanary(store, () =>
    arrived([...puzzling('r3', 40), ...puzzling('r2', 0).slice(1)]),
  );
  expect(reason).toBe(
    'the whole release (no script can be blamed): errors 10.0% of 400, live 0.0% of 400; the margin is 1.0 points',
  );
  expect((await readReleaseFile(store))?.revoked).toEqual(['r3']);
});

const ofBind = (release: string, errors: number) => ({ ...measured(release, errors), part: 'bind' });

test('a part that others changed in live since the canary began is not held against it', async () => {
  const arrived = await begin();
  await perform(store, LOCAL, { what: 'promote', release: 'r4', why: 'a better bind' }, noApi);
  const worse = () => arrived([ofBind('r3', 40), ofBind('r4', 2)]);
  expect(await judgeCanary(store, worse)).toBeNull();
  const own = () => arrived([measured('r3', 40), measured('r4', 2)]);
  expect(await judgeCanary(store, own)).toContain('quote (Quote team)');
});

test.each([
  ['as puzzling as the live release', [...puzzling('r3', 40), ...puzzling('r2', 40)]],
  ['as good as the live release', [measured('r3', 2), measured('r2', 2)]],
  ['not measured enough', [{ ...measured('r3', 20), loads: 20 }, measured('r2', 2)]],
  ['worse than nothing that was measured', [measured('r3', 40)]],
  ['better', [measured('r3', 0), measured('r2', 40)]],
])('a canary that is %s goes on', async (_name, all) => {
  const arrived = await begin();
  expect(await judgeCanary(store, () => arrived(all))).toBeNull();
  expect((await readReleaseFile(store))?.canary?.release).toBe('r3');
});

test('those who already had the live release, or arrived during an earlier canary, decide nothing', async () => {
  const arrived = await begin();
  const earlier = { ...measured('r3', 40), trial: '2026-01-01T00:00:00.000Z' };
  const others = [measured('r3', 40), earlier, measured('r2', 2)];
  expect(await judgeCanary(store, () => others)).toBeNull();
  expect(
    await judgeCanary(store, () => [...others, ...arrived([measured('r3', 2), measured('r2', 2)])]),
  ).toBeNull();
});

test('without a canary nothing is judged', async () => {
  expect(await judgeCanary(store, () => [measured('r3', 40), measured('r2', 2)])).toBeNull();
});
