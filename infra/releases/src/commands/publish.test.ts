import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byApp } from '../model/byApp';
import { APP_NAMES, type Build } from '../model/release';
import { exampleBuild } from '../testing/exampleRelease';
import { publish } from './publish';

test('a build with a screen over its budget is not published, and nothing of it is stored', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'publish-')), 'releases');
  const builds = byApp<Build>(
    APP_NAMES.map((app) => ({ ...exampleBuild(app), budgets: { first: 0.001, step: 1 } })),
  );
  await expect(publish(folder, builds, { why: 'a try' })).rejects.toThrow('over its budget');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  rmSync(join(folder, '..'), { recursive: true });
});
