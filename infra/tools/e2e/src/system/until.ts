import { setTimeout as pause } from 'node:timers/promises';
import { TIME_LIMITS } from '@shared/testing/timeLimits';

/** Polls until the condition is true. @throws Error after the time limit for hangs. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + TIME_LIMITS.inSystem; Date.now() < end;) {
    if (await isSo()) return;
    await pause(50);
  }
  throw new Error(`waited ${TIME_LIMITS.inSystem / 1000} s for: ${what}`);
}
