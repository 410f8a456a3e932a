import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { noApi } from '../gate/askApi';
import { byApp } from '../model/byApp';
import { liveRelease } from '../model/compose';
import { listVersions } from '../model/listVersions';
import { fileWith } from '../model/movePointers';
import { APP_NAMES, type Build } from '../model/release';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { folderStore } from '../store/openStore';
import { exampleApps, exampleBuild, exampleReleaseFile, withThird } from '../testing/exampleRelease';
import { publish } from './publish';

test('a build with a screen over its budget is not published, and nothing of it is stored', async () => {
  const folder = join(tempFolder('publish'), 'releases');
  const builds = byApp<Build>(
    APP_NAMES.map((app) => ({ ...exampleBuild(app), budgets: { first: 0.001, step: 1 } })),
  );
  await expect(publish(folderStore(folder), builds, { why: 'a try', askApi: noApi })).rejects.toThrow(
    'over its budget',
  );
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  rmSync(join(folder, '..'), { recursive: true });
});

/** A site whose live versions are these builds, but for an older quote that somebody published. */
async function siteWithOlderQuote(by: string) {
  const folder = join(tempFolder('publish'), 'releases');
  const store = folderStore(folder);
  const budgets = { first: 21, step: 21 };
  const builds = byApp<Build>(APP_NAMES.map((app) => ({ ...exampleBuild(app), budgets })));
  const { quote, ...others } = exampleApps(2);
  const older = { ...quote, version: 'zzz-1', source: 'zzz' };
  const all = [...Object.values(others), older].map((app) => ({ ...app, budgets }));
  const file = fileWith(all, '2026-01-01T00:00:00.000Z');
  const published = file.versions['quote@zzz-1'];
  if (!published) throw new Error('Nothing is published');
  const versions = { ...file.versions, 'quote@zzz-1': { ...published, by } };
  await writeReleaseFile(store, { ...file, versions });
  return { store, builds, end: () => rmSync(join(folder, '..'), { recursive: true }) };
}

const start = { why: 'a start', askApi: noApi, live: true, isStart: true };

test('a start while releases are frozen publishes nothing that waits already', async () => {
  const { store, builds, end } = await siteWithOlderQuote('local');
  const file = await readReleaseFile(store);
  if (!file) throw new Error('Nothing is published');
  const frozen = { ...withThird(file, [exampleApps(7).quote]), frozen: true };
  await writeReleaseFile(store, frozen);
  expect(await publish(store, builds, start)).toEqual({
    published: ['quote@aaa-7'],
    isLive: false,
    waiting: [],
  });
  expect(await readReleaseFile(store)).toEqual(frozen);
  end();
});

test('a start leaves what a team has made live, says what it would publish, and replaces it only when asked to', async () => {
  const { store, builds, end } = await siteWithOlderQuote('quote-team');
  const before = await readReleaseFile(store);
  const { published, waiting } = await publish(store, builds, start);
  expect([published, waiting]).toEqual([
    [],
    ['quote@zzz-1 of quote-team stays live; `npm start -- --publish` would publish quote aaa in its place'],
  ]);
  expect(await readReleaseFile(store)).toEqual(before);
  // Asked to, it publishes; the example has no files, which is where it fails.
  await expect(publish(store, builds, { ...start, overTeams: true })).rejects.toThrow('ENOENT');
  end();
});

test('a file from before a remote was added is read as it is', () => {
  const file = exampleReleaseFile();
  Reflect.deleteProperty(file.pointers, 'bind');
  expect(Object.keys(listVersions(file).parts)).toEqual(['shell', 'quote', 'rates']);
  expect(Object.keys(liveRelease(file).apps)).toEqual(['shell', 'quote', 'rates']);
});
