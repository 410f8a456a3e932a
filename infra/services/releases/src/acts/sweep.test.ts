import { fileWith } from '../model/movePointers';
import { APP_NAMES, type ReleaseFile } from '../model/release';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import { storeVersion, versionName } from '../store/versions';
import { exampleApps, exampleBuild } from '../testing/exampleRelease';
import { openedStores } from '../testing/openedStores';
import { readLog } from './actLog';
import { noApi, noHolds, readHolds } from '../gate/askApi';
import { LOCAL, perform } from './perform';
import { sweep } from './sweep';
import { createToken } from './tokenActs';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const why = 'a test';

const at = (number: number) => inDays(number - 30).toISOString();
const namesOf = (number: number) => APP_NAMES.map((app) => `${app}@aaa-${number}`);

/** Every part's third version is live, the second was before; the first was live until yesterday, and was revoked. */
function file(): ReleaseFile {
  const made = [1, 2, 3].reduce<ReleaseFile | undefined>(
    (before, number) => fileWith(Object.values(exampleApps(number)), at(number), before),
    undefined,
  );
  const left = [...namesOf(1), ...namesOf(2)].map((name) => [name, inDays(-1).toISOString()] as const);
  if (!made) throw new Error('No file');
  return { ...made, revoked: namesOf(1), left: Object.fromEntries(left) };
}

const FIRST = namesOf(1);

describe.each(openedStores().kinds)('a sweep of %s', (kind) => {
  const stores = openedStores();
  let store: ReleaseStore;
  const names = async () =>
    [...(await store.files.list('apps/')), ...(await store.files.list('uploads/'))]
      .map(({ name }) => name)
      .toSorted();

  beforeEach(async () => {
    await stores.begin();
    store = stores.open(kind);
    await writeReleaseFile(store, file());
    await createToken(store, { name: 'quote-team', part: 'quote' }, 'a test');
    const { files } = store;
    for (const app of APP_NAMES)
      for (const version of ['aaa-1', 'aaa-2', 'aaa-3'])
        for (const name of ['build.json', ...Object.keys(exampleBuild(app).files)])
          await files.put(`${versionName(app, version)}/${name}`, name);
    // A publication that failed, and an upload that nobody published.
    for (const name of [
      'apps/quote/ccc-1/build.json',
      'apps/quote/ccc-1/lazy.2.js',
      'uploads/bind-ddd/build.json',
    ])
      await files.put(name, 'x');
  });
  afterEach(stores.end);

  test('removes nothing that someone may still need, or that is still under way', async () => {
    const before = await names();
    expect(await sweep(store, LOCAL, { what: 'sweep', why }, noHolds)).toEqual({ releases: [], folders: [] });
    expect(await sweep(store, LOCAL, { what: 'sweep', why }, noHolds, inDays(5.9))).toMatchObject({
      releases: [],
      folders: [{ name: 'apps/quote/ccc-1' }],
    });
    expect(await names()).toEqual(before.filter((name) => name !== 'apps/quote/ccc-1/lazy.2.js'));
  });

  test('lists in a dry run, and then removes and logs, what nobody needs', async () => {
    const before = await names();
    const old = [...APP_NAMES.map((app) => `apps/${app}/aaa-1`), 'apps/quote/ccc-1', 'uploads/bind-ddd'];
    const listed = await sweep(store, LOCAL, { what: 'sweep', dryRun: true, why }, noHolds, inDays(8));
    expect(listed.releases).toEqual(FIRST);
    expect(listed.folders.map(({ name }) => name).toSorted()).toEqual(old.toSorted());
    expect(await names()).toEqual(before);
    expect((await readReleaseFile(store))?.versions['quote@aaa-1']).toBeDefined();

    expect(await sweep(store, LOCAL, { what: 'sweep', why }, noHolds, inDays(8))).toEqual(listed);
    const marks = old.filter((name) => name.startsWith('apps/')).map((name) => `${name}/build.json`);
    const kept = before.filter((name) => !old.some((folder) => name.startsWith(`${folder}/`)));
    expect(await names()).toEqual([...kept, ...marks].toSorted());
    const after = await readReleaseFile(store);
    expect([after?.pointers.quote?.live, after?.revoked]).toEqual(['aaa-3', []]);
    expect(Object.keys(after?.versions ?? {})).toHaveLength(2 * APP_NAMES.length);
    const { entries, broken } = await readLog(store);
    expect([broken, entries.at(-1)?.what]).toEqual([null, `sweep ${FIRST.join(', ')} (6 folders)`]);
    expect(entries.at(-1)?.checks).toContain('apps/quote/ccc-1: 2 files, 2 bytes');
    expect(await sweep(store, LOCAL, { what: 'sweep', why }, noHolds, inDays(20))).toEqual({
      releases: [],
      folders: [],
    });
  });

  test('keeps a version that a partner holds, and removes nothing if the API does not say which', async () => {
    const swept = await sweep(store, LOCAL, { what: 'sweep', why }, async () => ['quote@aaa-1'], inDays(8));
    expect(swept.releases).not.toContain('quote@aaa-1');
    expect(swept.releases).toContain('bind@aaa-1');
    expect(await names()).toContain('apps/quote/aaa-1/lazy.2.js');
    const silent = readHolds({ PORT_BASE: '1' });
    await expect(sweep(store, LOCAL, { what: 'sweep', why }, silent, inDays(8))).rejects.toMatchObject({
      code: 'api_silent',
      message: expect.stringContaining('which releases partners hold'),
    });
    expect((await readReleaseFile(store))?.versions['quote@aaa-1']).toBeDefined();
  });

  test('leaves the names of removed versions taken, because browsers keep what an address had', async () => {
    await sweep(store, LOCAL, { what: 'sweep', why }, noHolds, inDays(8));
    const again = await storeVersion(store.files, exampleBuild('quote', 'ccc'), [], async () =>
      Buffer.from(''),
    );
    expect(again).toBe('ccc-2');
  });

  test('is decided again if another act came first', async () => {
    const { files } = stores.open(kind);
    const put = files.put.bind(files);
    let isFirst = true;
    Object.assign(files, {
      put: async (name: string, content: string, over?: string | null) => {
        if (name === 'releases.json' && isFirst) {
          isFirst = false;
          // Now the first version is one to go back to.
          await writeReleaseFile(store, { ...file(), revoked: [] });
          await perform(store, LOCAL, { what: 'rollback', part: 'quote', why }, noApi);
        }
        return put(name, content, over);
      },
    });
    const swept = await sweep({ ...store, files }, LOCAL, { what: 'sweep', why }, noHolds, inDays(8));
    expect(swept.releases).not.toContain('quote@aaa-1');
    expect(await names()).toContain('apps/quote/aaa-1/lazy.2.js');
    expect((await readReleaseFile(store))?.pointers.quote?.live).toBe('aaa-2');
  });

  test('refuses, and removes nothing, where it cannot prove what is needed', async () => {
    const before = await names();
    const at8 = async () => sweep(store, LOCAL, { what: 'sweep', why }, noHolds, inDays(8));
    await store.files.remove('apps/rates/aaa-3/lazy.2.js');
    await expect(at8()).rejects.toThrow(
      'rates@aaa-3 needs apps/rates/aaa-3/lazy.2.js, which the store does not list',
    );
    await store.files.put('apps/rates/aaa-3/lazy.2.js', 'x');
    await expect(sweep(store, LOCAL, { what: 'sweep', why }, noHolds, inDays(-3))).rejects.toThrow(
      'the clock says',
    );
    await store.files.put('log.jsonl', '{}\n');
    await expect(at8()).rejects.toThrow('the log was changed');
    expect(await names()).toEqual(before);
  });

  test("is refused to a team's token", async () => {
    await expect(
      sweep(store, { name: 'quote-team', part: 'quote' }, { what: 'sweep', why }, noHolds),
    ).rejects.toMatchObject({
      statusCode: 403,
    });
  });
});
