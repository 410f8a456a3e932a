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
import { judgeCanaries } from './judgeCanary';

let folder = '';
let store: ReleaseStore;
beforeEach(async () => {
  folder = join(tempFolder('judge'), 'releases');
  store = folderStore(folder);
  await writeReleaseFile(store, startingFile());
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const measured = (version: string, errors: number) => ({
  ...nothingMeasured({ part: 'quote', version, owner: 'Quote team' }),
  loads: 400,
  errors,
});
/** Begins a canary of quote; what visits that began since measured. */
async function begin() {
  const { file } = await perform(
    store,
    LOCAL,
    { what: 'canary', release: 'quote@ccc-1', share: 0.1, why: 'a test' },
    noApi,
  );
  const { since = '' } = file.pointers.quote?.canary ?? {};
  return <T extends object>(all: T[]) => all.map((one) => ({ ...one, trial: since }));
}

test('a worse canary is ended and revoked, and the log says which measure, the values and the margin', async () => {
  const arrived = await begin();
  const asked: number[] = [];
  const [reason] = await judgeCanaries(store, (since) => {
    asked.push(since);
    return arrived([measured('ccc-1', 40), measured('aaa-2', 2)]);
  });
  const file = await readReleaseFile(store);
  expect(file?.pointers.quote).toMatchObject({ live: 'aaa-2', canary: null });
  expect(file?.revoked).toEqual(['quote@ccc-1']);
  const last = (await readLog(store)).entries.at(-1);
  expect(last).toMatchObject({ who: 'canary judge', what: 'stop-canary quote@ccc-1', why: reason });
  expect(reason).toBe('quote (Quote team): errors 10.0% of 400, live 0.5% of 400; the margin is 1.0 points');
  expect(Date.now() - (asked[0] ?? 0)).toBeLessThan(60_000);
});

/** Errors that no script can be blamed for, and the loads that they are counted against. */
const puzzling = (version: string, errors: number) => [
  { ...nothingMeasured({ part: 'unknown', version: `quote@${version}`, owner: '' }), errors },
  measured(version, 0),
];

test('a canary with errors on its pages that no script can be blamed for is ended, also if live has none', async () => {
  const arrived = await begin();
  const reasons = await judgeCanaries(store, () =>
    arrived([...puzzling('ccc-1', 40), ...puzzling('aaa-2', 0).slice(1)]),
  );
  expect(reasons).toEqual([
    'its pages (no script can be blamed): errors 10.0% of 400, live 0.0% of 400; the margin is 1.0 points',
  ]);
  expect((await readReleaseFile(store))?.revoked).toEqual(['quote@ccc-1']);
});

test('of two canaries at once, each is judged by its own part alone', async () => {
  const ofQuote = await begin();
  const release = 'bind@ccc-1';
  const { file } = await perform(store, LOCAL, { what: 'canary', release, share: 0.2, why: 'a test' }, noApi);
  const trial = file.pointers.bind?.canary?.since ?? '';
  const ofBind = (version: string, errors: number) => ({ ...measured(version, errors), part: 'bind', trial });
  const reasons = await judgeCanaries(store, () => [
    ...ofQuote([measured('ccc-1', 2), measured('aaa-2', 2)]),
    ofBind('ccc-1', 40),
    ofBind('aaa-2', 2),
  ]);
  expect(reasons).toEqual([expect.stringContaining('bind (Quote team): errors')]);
  const { pointers, revoked } = (await readReleaseFile(store)) ?? file;
  expect([pointers.quote?.canary?.version, pointers.bind?.canary, revoked]).toEqual([
    'ccc-1',
    null,
    [release],
  ]);
});

const ofLiveBind = (errors: number) => ({ ...measured('ccc-1', errors), part: 'bind' });

test('another part that goes live meanwhile changes nothing for a canary', async () => {
  const arrived = await begin();
  await perform(store, LOCAL, { what: 'promote', release: 'bind@ccc-1', why: 'a better bind' }, noApi);
  expect(await judgeCanaries(store, () => arrived([ofLiveBind(40)]))).toEqual([]);
  const own = () => arrived([measured('ccc-1', 40), measured('aaa-2', 2)]);
  expect(await judgeCanaries(store, own)).toEqual([expect.stringContaining('quote (Quote team)')]);
});

test.each([
  ['as puzzling as the live release', [...puzzling('ccc-1', 40), ...puzzling('aaa-2', 40)]],
  ['as good as the live release', [measured('ccc-1', 2), measured('aaa-2', 2)]],
  ['not measured enough', [{ ...measured('ccc-1', 20), loads: 20 }, measured('aaa-2', 2)]],
  ['worse than nothing that was measured', [measured('ccc-1', 40)]],
  ['better', [measured('ccc-1', 0), measured('aaa-2', 40)]],
])('a canary that is %s goes on', async (_name, all) => {
  const arrived = await begin();
  expect(await judgeCanaries(store, () => arrived(all))).toEqual([]);
  expect((await readReleaseFile(store))?.pointers.quote?.canary?.version).toBe('ccc-1');
});

test('those who already had the live release, or arrived during an earlier canary, decide nothing', async () => {
  const arrived = await begin();
  const earlier = { ...measured('ccc-1', 40), trial: '2026-01-01T00:00:00.000Z' };
  const others = [measured('ccc-1', 40), earlier, measured('aaa-2', 2)];
  expect(await judgeCanaries(store, () => others)).toEqual([]);
  expect(
    await judgeCanaries(store, () => [...others, ...arrived([measured('ccc-1', 2), measured('aaa-2', 2)])]),
  ).toEqual([]);
});

test('without a canary nothing is judged', async () => {
  expect(await judgeCanaries(store, () => [measured('ccc-1', 40), measured('aaa-2', 2)])).toEqual([]);
});
