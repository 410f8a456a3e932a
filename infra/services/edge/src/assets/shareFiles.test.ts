import { folderStore, type FileStore } from '@infra/releases';
import { tempFolder } from '@shared/testing/tempFolder';
import { shareFiles } from './shareFiles';

const PATH = 'apps/quote/aaa-2/lazy.2.js';

/** A store with one file, on this machine or as if it were elsewhere, which counts what it reads whole. */
async function storeWith(content: string, isLocal: boolean) {
  const { files } = folderStore(tempFolder('share'));
  await files.put(PATH, content);
  let reads = 0;
  const get = async (name: string, known?: string) => {
    const found = await files.get(name, known);
    if (found !== null && found !== 'same') reads += 1;
    return found;
  };
  const store: FileStore = Object.assign(Object.create(files), { isLocal, get });
  return { files, store, reads: () => reads };
}

describe.each([true, false])('files of a store (on this machine: %s)', (isLocal) => {
  it('are read once, and everyone gets the same bytes', async () => {
    const { store, reads } = await storeWith('lazy()', isLocal);
    const read = shareFiles(store);
    const all = await Promise.all(Array.from({ length: 20 }, () => read(PATH)));
    all.push(await read(PATH));
    expect(new Set(all).size).toBe(1);
    expect([String(all[0]), reads()]).toEqual(['lazy()', 1]);
  });

  it('are looked for again while they are missing', async () => {
    const { files, store } = await storeWith('lazy()', isLocal);
    const read = shareFiles(store);
    expect(await read('apps/quote/aaa-2/next.js')).toBeNull();
    await files.put('apps/quote/aaa-2/next.js', 'next()');
    expect(String(await read('apps/quote/aaa-2/next.js'))).toBe('next()');
  });

  it('are kept up to a limit, those that were used last', async () => {
    const { files, store, reads } = await storeWith('12345', isLocal);
    await files.put('apps/b', '12345');
    await files.put('apps/c', '12345');
    const read = shareFiles(store, 10);
    for (const name of [PATH, 'apps/b', PATH, 'apps/c', PATH]) await read(name);
    expect(reads()).toBe(3);
    await read('apps/b');
    expect(reads()).toBe(4);
  });
});

test('a file on this machine that development has built again is read again', async () => {
  const { files, store } = await storeWith('first', true);
  const read = shareFiles(store);
  await read(PATH);
  await files.put(PATH, 'second');
  expect(String(await read(PATH))).toBe('second');
});
