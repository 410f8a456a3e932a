import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byApp } from '../model/byApp';
import { APP_NAMES, type Build } from '../model/release';
import { exampleBuild } from '../testing/exampleRelease';
import { publish } from './publish';

test('a build with a screen over its budget is not published, and nothing of it is stored', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'publish-')), 'releases');
  const builds = byApp<Build>(
    APP_NAMES.map((app) => ({ ...exampleBuild(app), budgets: { first: 0.001, step: 1 } })),
  );
  expect(() => publish(folder, builds)).toThrow('over its budget');
  expect(existsSync(folder)).toBe(false);
  rmSync(join(folder, '..'), { recursive: true });
});
