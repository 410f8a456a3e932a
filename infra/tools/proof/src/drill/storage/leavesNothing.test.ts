import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { until } from '@shared/testing/until';
import { hasSmallDisk } from './disks';

const DRILL = join(__dirname, '../runDrill.ts');

const smallDisks = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('small-disk-'));
const isMounted = (folder: string) => readFileSync('/proc/mounts', 'utf8').includes(folder);

/** Whether a process has this folder in its arguments; an ended process has none. */
function isKnown(folder: string): boolean {
  return readdirSync('/proc').some((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(folder);
    } catch {
      return false;
    }
  });
}

const there = hasSmallDisk() ? test : test.skip;

there('a drill that is told to stop leaves no small disk, no folder and no process', async () => {
  const folder = tempFolder('stopped');
  const drill = spawn(process.execPath, ['--import', 'tsx', DRILL, 'storage', '1', 'disk full'], {
    env: { ...process.env, TMPDIR: folder },
    stdio: 'ignore',
  });
  const ended = once(drill, 'exit');
  const isAtWork = () => smallDisks(folder).some((name) => existsSync(join(folder, name, 'postgres')));
  await until(() => isAtWork() || drill.exitCode !== null);
  expect(isMounted(folder)).toBe(true);
  drill.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect([isMounted(folder), smallDisks(folder)]).toEqual([false, []]);
  await until(() => !isKnown(folder));
  rmSync(folder, { recursive: true });
});
