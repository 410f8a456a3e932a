import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../model/refusal';

/** ms to wait for whoever changes the releases, and between two looks. */
const WAIT_LIMIT = 10_000;
const LOOK_EVERY = 20;

/** Locks that this process holds. */
const held = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes a lock whose process is gone. A restarted container may have the same process id. */
function removeStale(file: string): void {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid === process.pid ? !held.has(file) : !isAlive(pid)) rmSync(file, { force: true });
  } catch {
    // It was released in the meantime.
  }
}

function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // A link appears at once with its content, and only where none is.
    linkSync(own, file);
    held.add(file);
    return true;
  } catch {
    removeStale(file);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Runs one change of the releases at a time, across the service and the local command. @throws Refusal `busy` */
export async function withLock<T>(folder: string, work: () => T | Promise<T>): Promise<T> {
  const file = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  const until = Date.now() + WAIT_LIMIT;
  while (!take(file)) {
    if (Date.now() > until) throw new Refusal(503, 'busy', 'Another change of the releases is not finished');
    await sleep(LOOK_EVERY);
  }
  try {
    return await work();
  } finally {
    held.delete(file);
    rmSync(file, { force: true });
  }
}
