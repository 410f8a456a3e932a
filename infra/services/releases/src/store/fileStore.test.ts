import { openedStores } from '../testing/openedStores';
import { inParallel } from './inParallel';
import type { FileStore } from './fileStore';

const stores = openedStores();
beforeAll(stores.begin);
afterAll(stores.end);

const text = async (files: FileStore, name: string) => (await files.get(name))?.content.toString() ?? null;

describe.each(stores.kinds)('a store in %s', (kind) => {
  let files: FileStore;
  beforeEach(async () => {
    files = stores.open(kind).files;
    for (const folder of ['apps/', 'uploads/'])
      for (const { name } of await files.list(folder)) await files.remove(name);
    for (const name of ['releases.json', 'log.jsonl']) await files.remove(name);
  });

  it('gives back each byte, and the last of two contents', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    await files.put('apps/quote/a1-1/font.3.woff2', bytes);
    expect((await files.get('apps/quote/a1-1/font.3.woff2'))?.content.equals(bytes)).toBe(true);
    await files.put('releases.json', 'é1');
    await files.put('releases.json', 'é2');
    expect(await text(files, 'releases.json')).toBe('é2');
    await files.put('log.jsonl', '');
    expect(await text(files, 'log.jsonl')).toBe('');
  });

  it('has null where there is no file, and no file where there is a folder', async () => {
    await files.put('apps/quote/a1-1/lazy.js', 'x');
    for (const name of ['releases.json', 'apps/quote/a1-1', 'apps/quote/a1-1/lazy.js/deeper'])
      expect(await files.get(name)).toBeNull();
  });

  it('says that a file is the same until it is written again', async () => {
    const tag = (await files.put('releases.json', 'one')) ?? '';
    expect(await files.get('releases.json', tag)).toBe('same');
    const next = await files.put('releases.json', 'two');
    expect(await files.get('releases.json', tag)).toMatchObject({ tag: next });
    await files.remove('releases.json');
    expect(await files.get('releases.json', next ?? '')).toBeNull();
  });

  it('writes over a certain content only', async () => {
    expect(await files.put('releases.json', 'x', 'no such tag')).toBeNull();
    const first = await files.put('releases.json', 'one', null);
    expect(first).not.toBeNull();
    expect(await files.put('releases.json', 'other', null)).toBeNull();
    expect(await files.put('releases.json', 'two', first)).not.toBeNull();
    expect(await files.put('releases.json', 'three', first)).toBeNull();
    expect(await text(files, 'releases.json')).toBe('two');
  });

  it('gives a name that is free to one of many, also if all write the same', async () => {
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => stores.open(kind).files.put('apps/quote/a1-1/build.json', '{}', null)),
    );
    expect(taken.filter((tag) => tag !== null)).toHaveLength(1);
  });

  it('loses no writing of many that each add to what they read', async () => {
    await files.put('releases.json', '');
    await inParallel(['a', 'b', 'c', 'd', 'e', 'f'], async (letter) => {
      const own = stores.open(kind).files;
      for (let written: string | null = null; written === null;) {
        const before = await own.get('releases.json');
        written = await own.put(
          'releases.json',
          `${before?.content.toString()}${letter}`,
          before?.tag ?? null,
        );
      }
    });
    expect((await text(files, 'releases.json'))?.split('').toSorted().join('')).toBe('abcdef');
  });

  it('lists what is below a folder, with sizes and times', async () => {
    const names = ['apps/quote/a1-1/build.json', 'apps/quote/a1-10/lazy.js.br', 'apps/quoted/a1-1/x.js'];
    for (const name of names) await files.put(name, name);
    const listed = await files.list('apps/quote/');
    expect(Object.fromEntries(listed.map(({ name, bytes }) => [name, bytes]))).toEqual(
      Object.fromEntries(names.slice(0, 2).map((name) => [name, name.length])),
    );
    for (const { changedAt } of listed)
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
    expect(await files.list('uploads/')).toEqual([]);
  });

  it('removes a file, and nothing where there is none', async () => {
    await files.put('uploads/quote-a1/lazy.js', 'x');
    await files.put('uploads/quote-a1/build.json', 'x');
    await files.remove('uploads/quote-a1/lazy.js');
    await files.remove('uploads/quote-a1/lazy.js');
    expect((await files.list('uploads/')).map(({ name }) => name)).toEqual(['uploads/quote-a1/build.json']);
  });

  it.each(['../keys', '/etc/passwd', 'apps/../../x', ''])('has no file called %p', async (name) => {
    for (const call of [() => files.get(name), () => files.put(name, 'x'), () => files.remove(name)])
      await expect(call()).rejects.toThrow('is not the name of a file');
  });
});
