import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { openPglite } from './openDatabase';

let parent: string;
let umask: number;
beforeEach(() => {
  parent = tempFolder('private-test');
  // As at server startup.
  umask = process.umask(0o077);
});
afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true, force: true });
});

/** The mode of everything in the folder, including itself, as octal digits after 'd' or 'f'. */
const modeOf = (path: string) => {
  const stat = statSync(path);
  return `${stat.isDirectory() ? 'd' : 'f'}${(stat.mode & 0o777).toString(8)}`;
};

function modesIn(folder: string): Set<string> {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set([modeOf(folder), ...inside.map((name) => modeOf(join(folder, name)))]);
}

test('the database is private to its owner, even if an earlier release created it world-readable', async () => {
  const folder = join(parent, 'db');
  await (await openPglite(folder)).close();
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'PG_VERSION'), 0o644);
  const again = await openPglite(folder);
  expect(modesIn(folder)).toEqual(new Set(['d700', 'f600']));
  await again.close();
});

test('on a full disk the folder is not opened, because the engine would spin forever', async () => {
  const opened = openPglite(join(parent, 'db'), { hasRoom: async () => false });
  await expect(opened).rejects.toMatchObject({ code: 'ENOSPC' });
  await (await openPglite(join(parent, 'db'))).close();
});
