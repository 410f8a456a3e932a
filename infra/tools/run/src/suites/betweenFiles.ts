import type { OnTestSuccess } from 'jest-runner';
import { circusOf } from './circusOf';
import { globalsOf } from './globalsOf';

type Printed = Parameters<OnTestSuccess>[1]['console'];

/** The page or process of a suite; jest calls it an environment. */
export interface Page {
  global: typeof globalThis & { console: { getBuffer?(): Printed } };
  fakeTimers: { useRealTimers(): void } | null;
  fakeTimersModern: { useRealTimers(): void } | null;
}

export interface Runtime {
  restoreAllMocks(): void;
  enterTestCode(): void;
}

/** Makes the page as good as new for the next file, except for the modules, which stay loaded. */
export function betweenFiles(page: Page, runtime: Runtime): (file: string) => void {
  const circus = circusOf(page.global);
  const restoreGlobals = globalsOf(page.global);
  return (file) => {
    runtime.restoreAllMocks();
    runtime.enterTestCode();
    page.fakeTimers?.useRealTimers();
    page.fakeTimersModern?.useRealTimers();
    restoreGlobals();
    circus.beginAgain(file);
  };
}
