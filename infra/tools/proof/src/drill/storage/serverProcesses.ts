import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '@infra/postgres';

/** The main process of the PostgreSQL in a folder, from its own file, and its children. */
export function serverOf(folder: string): number[] {
  const [first = ''] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim();
  return [first, ...children.split(' ')].filter(Boolean).map(Number);
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // Gone with another one of them.
      if (errorCodeOf(error) !== 'ESRCH') throw error;
    }
  }
}

export const killAll = (pids: readonly number[]): void => signalAll(pids, 'SIGKILL');
