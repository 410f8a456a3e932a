import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerCleanup, removeFolder } from './cleanup';
import { allows, fragileDisk, type FragileDisk } from './disks';
import { killAll, serverOf, signalAll } from './serverProcesses';
import { play, soon } from './stage';
import type { Outcome } from './work';

/** Whether this user may watch the system calls of a process. */
export const hasStrace = (): boolean => allows(['strace', '-o', '/dev/null', 'true']);

const isTraced = (pid: number): boolean =>
  !/^TracerPid:\s+0$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

/** Counts the flushes of PostgreSQL's log until `stop`. */
async function countFlushes(pids: readonly number[]): Promise<{ stop: () => Promise<number> }> {
  const folder = mkdtempSync(join(tmpdir(), 'flushes-'));
  const remove = registerCleanup(() => removeFolder(folder));
  const output = join(folder, 'calls');
  const all = pids.flatMap((pid) => ['-p', String(pid)]);
  const calls = ['-f', '-qq', '-y', '-e', 'trace=fsync,fdatasync'];
  const strace = spawn('strace', [...calls, '-o', output, ...all], { stdio: 'ignore' });
  const ended = once(strace, 'exit');
  if (!(await soon(() => pids.every(isTraced)))) throw new Error('strace does not attach');
  const stop = async () => {
    strace.kill('SIGINT');
    await ended;
    const flushes = readFileSync(output, 'utf8').match(/ f(?:data)?sync\(\d+<[^>]*\/pg_wal\//g) ?? [];
    remove();
    return flushes.length;
  };
  return { stop };
}

/** One shopper saves: each acknowledged write has a flush of its own. */
export const flushed = (saves: number): Promise<Outcome> =>
  play(async ({ work, demand, start, folder }) => {
    await start();
    await work.prepare(1);
    const trace = await countFlushes(serverOf(folder));
    const before = work.outcome.acknowledged;
    for (let save = 0; save < saves; save += 1) await work.saveEach();
    const commits = work.outcome.acknowledged - before;
    const flushes = await trace.stop();
    demand(commits === saves, `${commits} of ${saves} saves were acknowledged`);
    demand(flushes >= commits, `${flushes} flushes for ${commits} acknowledged writes`);
  });

export function hasFragileDisk(): boolean {
  const disk = fragileDisk();
  disk?.remove();
  return disk !== null;
}

/** The power is cut while shoppers save; null if the machine has no disk for it. */
export async function powerCut(times: number): Promise<Outcome | null> {
  const disk = fragileDisk();
  if (disk === null) return null;
  try {
    return await cutAndRestore(disk, times);
  } finally {
    disk.remove();
  }
}

const cutAndRestore = (disk: FragileDisk, times: number): Promise<Outcome> =>
  play(async ({ work, demand, start, folder }) => {
    // Nobody flushes this file, so if it survives, the power was not really cut.
    const unflushed = join(folder, 'unflushed');
    let api = await start();
    await work.prepare(3);
    for (let time = 0; time < times; time += 1) {
      const enough = work.outcome.acknowledged + 6 + time;
      work.begin('save');
      demand(await soon(() => work.outcome.acknowledged > enough), 'nothing is saved any more');
      writeFileSync(unflushed, 'x'.repeat(10_000));
      const server = serverOf(folder);
      signalAll([api.pid, ...server], 'SIGSTOP');
      disk.cut();
      await api.kill();
      killAll(server);
      await work.rest();
      disk.restore();
      const isLost = !existsSync(unflushed) || readFileSync(unflushed).length === 0;
      demand(isLost, 'the cut left what was not flushed');
      api = await start();
      await work.look();
    }
  }, disk.folder);
