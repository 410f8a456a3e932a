import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** The process that holds the lock; 0 if none does. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, but belongs to someone else.
    return error.code === 'EPERM';
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = holderOf(file);
    if (holder === 0 || isRunning(holder)) return false;
    rmSync(file, { force: true });
    return false;
  }
  // Another process may have seen the former holder's lock, and removed this one.
  wait(50);
  return holderOf(file) === process.pid;
}

/**
 * Does work that two processes must not do at once; the second one waits. A lock whose process has ended is free. Uses
 * only Node, because it runs before anything is installed.
 */
export function oneAtATime(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) wait(200);
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}
