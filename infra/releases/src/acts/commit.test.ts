import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { FolderStore } from '../store/folderStore';
import { folderStore, type ReleaseStore } from '../store/openStore';
import { startingFile } from '../testing/exampleUpload';
import { readLog } from './actLog';
import { LOCAL, perform } from './perform';
import { createToken, readTokens } from './tokenActs';

let folder = '';
let store: ReleaseStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'));
  store = folderStore(folder);
  await writeReleaseFile(store, startingFile());
});
afterEach(() => rmSync(folder, { recursive: true }));

test('of many acts at once by two processes, none is lost, and the log has each once', async () => {
  const other = folderStore(folder);
  const names = Array.from({ length: 8 }, (_, index) => `team-${index}`);
  await Promise.all(names.map((name, index) => createToken(index % 2 ? other : store, name, 'quote')));
  expect((await readTokens(store)).map(({ name }) => name).toSorted()).toEqual(names);
  const { entries, broken } = await readLog(store);
  expect(broken).toBeNull();
  expect(entries.map(({ what }) => what).toSorted()).toEqual(
    names.map((name) => `create token ${name} for quote`),
  );
});

test('an act whose write fails changes nothing, and the log stays whole', async () => {
  const files = new FolderStore(folder);
  const failing = Object.assign(files, { put: async () => Promise.reject(new Error('disk')) });
  await expect(
    perform({ ...store, files: failing }, LOCAL, { what: 'promote', release: 'r3', why: 'a test' }),
  ).rejects.toThrow('disk');
  expect((await readReleaseFile(store))?.live).toBe('r2');
  expect(await readLog(store)).toMatchObject({ entries: [], broken: null });
});
