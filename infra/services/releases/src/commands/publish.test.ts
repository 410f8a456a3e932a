import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { noApi } from '../gate/askApi';
import { byApp } from '../model/byApp';
import { listReleases } from '../model/listReleases';
import { APP_NAMES, type Build } from '../model/release';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { folderStore } from '../store/openStore';
import { exampleApps, exampleBuild, exampleReleaseFile } from '../testing/exampleRelease';
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

test('a start while releases are frozen publishes the same builds only once', async () => {
  const folder = join(tempFolder('publish'), 'releases');
  const file = exampleReleaseFile();
  const apps = exampleApps(2);
  const r2 = {
    id: 'r2',
    createdAt: '2026-01-02',
    apps: { ...apps, quote: { ...apps.quote, source: 'zzz' } },
  };
  const frozen = { ...file, frozen: true, releases: { ...file.releases, r2 } };
  await writeReleaseFile(folderStore(folder), frozen);
  const builds = byApp<Build>(APP_NAMES.map((app) => exampleBuild(app)));
  expect(await publish(folderStore(folder), builds, { why: 'a start', askApi: noApi, live: true })).toBe(
    'r1',
  );
  expect(await readReleaseFile(folderStore(folder))).toEqual(frozen);
  rmSync(join(folder, '..'), { recursive: true });
});

test('a release from before a remote was added is read as it is', () => {
  const file = exampleReleaseFile();
  for (const release of Object.values(file.releases)) Reflect.deleteProperty(release.apps, 'bind');
  expect(listReleases(file).releases.map(({ versions }) => versions)).toEqual([
    { shell: 'aaa-1', quote: 'aaa-1', rates: 'aaa-1' },
    { shell: 'aaa-2', quote: 'aaa-2', rates: 'aaa-2' },
  ]);
});
