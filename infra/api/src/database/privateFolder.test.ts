import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from './openDatabase';

let parent: string;
let umask: number;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'private-test-'));
  // As the server begins.
  umask = process.umask(0o077);
});
afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true, force: true });
});

/** How everything in the folder may be used, the folder itself included, as octal digits after 'd' or 'f'. */
const modeOf = (path: string) => {
  const stat = statSync(path);
  return `${stat.isDirectory() ? 'd' : 'f'}${(stat.mode & 0o777).toString(8)}`;
};

function modesIn(folder: string): Set<string> {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set([modeOf(folder), ...inside.map((name) => modeOf(join(folder, name)))]);
}

test('the database is its owner’s alone, one that an earlier release made for everybody’s eyes too', async () => {
  const folder = join(parent, 'db');
  await (await openPglite(folder)).close();
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'PG_VERSION'), 0o644);
  const again = await openPglite(folder);
  expect(modesIn(folder)).toEqual(new Set(['d700', 'f600']));
  await again.close();
});

test('on a disk without room the folder is not opened: the engine would spin for ever', async () => {
  const opened = openPglite(join(parent, 'db'), { hasRoom: async () => false });
  await expect(opened).rejects.toMatchObject({ code: 'ENOSPC' });
  await (await openPglite(join(parent, 'db'))).close();
});
