import { setTimeout as pause } from 'node:timers/promises';
import { TIME_LIMITS } from './timeLimits.mjs';

/** Polls until a condition holds; fails when the test's time limit is reached. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + TIME_LIMITS.test * 0.9;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`never so: ${String(isSo)}`);
    await pause(10);
  }
}
