import { noApi } from '../gate/askApi';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { openedStores } from '../testing/openedStores';
import type { ReleaseStore } from '../store/openStore';
import { startingFile } from '../testing/exampleUpload';
import { readLog } from './actLog';
import { LOCAL, perform } from './perform';
import { createToken, readTokens } from './tokenActs';

describe.each(openedStores().kinds)('acts on releases in %s', (kind) => {
  const stores = openedStores();
  let store: ReleaseStore;
  beforeEach(async () => {
    await stores.begin();
    store = stores.open(kind);
    await writeReleaseFile(store, startingFile());
  });
  afterEach(stores.end);

  test('of many at once by several processes, none is lost, and the log has each once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `team-${index}`);
    await Promise.all(
      names.map(async (name) => createToken(stores.open(kind), { name, part: 'quote' }, 'a test')),
    );
    expect((await readTokens(store)).map(({ name }) => name).toSorted()).toEqual(names);
    const { entries, broken } = await readLog(store);
    expect(broken).toBeNull();
    expect(entries.map(({ what }) => what).toSorted()).toEqual(
      names.map((name) => expect.stringMatching(`^create token ${name} for quote `)),
    );
  });

  test('an act whose write fails changes nothing, and the log stays whole', async () => {
    const { files } = stores.open(kind);
    const failing = Object.assign(files, { put: async () => Promise.reject(new Error('disk')) });
    await expect(
      perform(
        { ...store, files: failing },
        LOCAL,
        { what: 'promote', release: 'quote@ccc-1', why: 'a test' },
        noApi,
      ),
    ).rejects.toThrow('disk');
    expect((await readReleaseFile(store))?.pointers.quote?.live).toBe('aaa-2');
    expect(await readLog(store)).toMatchObject({ entries: [], broken: null });
  });

  test('an act is performed once, although its answer was lost and another act has replaced it', async () => {
    const { files } = stores.open(kind);
    const put = files.put.bind(files);
    let isFirst = true;
    const losing: ReleaseStore['files'] = Object.assign(files, {
      put: async (name: string, content: Buffer | string, over?: string | null) => {
        const tag = await put(name, content, over);
        if (name !== 'releases.json' || !isFirst) return tag;
        isFirst = false;
        await createToken(store, { name: 'another', part: 'bind' }, 'a test');
        return null;
      },
    });
    await perform(
      { ...store, files: losing },
      LOCAL,
      { what: 'rollback', part: 'quote', why: 'a test' },
      noApi,
    );
    expect((await readLog(store)).entries.map(({ what }) => what)).toEqual([
      'rollback quote@aaa-2 to quote@aaa-1',
      expect.stringMatching(/^create token another for bind /),
    ]);
    expect((await readReleaseFile(store))?.pointers.quote?.live).toBe('aaa-1');
  });

  test('of two acts at once on one pointer, one is refused and changes nothing', async () => {
    const acts = ['rollback', 'rollback'] as const;
    const done = await Promise.allSettled(
      acts.map((what) => perform(stores.open(kind), LOCAL, { what, part: 'quote', why: 'a test' }, noApi)),
    );
    const refused = done.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([{ status: 'rejected', reason: expect.objectContaining({ statusCode: 409 }) }]);
    const file = await readReleaseFile(store);
    expect([file?.pointers.quote?.live, file?.revoked]).toEqual(['aaa-1', ['quote@aaa-2']]);
  });

  test('a repeated act that was done is not done or logged again', async () => {
    const act = { what: 'rollback', from: 'quote@aaa-2', part: 'quote', why: 'a test' } as const;
    await perform(store, LOCAL, act, noApi);
    await perform(store, LOCAL, act, noApi);
    expect((await readLog(store)).entries).toHaveLength(1);
    expect((await readReleaseFile(store))?.pointers.quote?.live).toBe('aaa-1');
  });
});
