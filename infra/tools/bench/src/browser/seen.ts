import type { Page } from 'playwright-core';

/** The records of `page/observe.js`. Times in milliseconds since the navigation started. */
export interface Seen {
  lcp: number | null;
  cls: number;
  inp: number | null;
  usable: number | null;
  /** Addresses of the scripts that were loaded when the screen was usable. */
  scripts: string[];
  /** Each change of the heading after a click. */
  steps: { path: string; heading: string; ms: number }[];
  csp: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

export const readSeen = (page: Page): Promise<Seen> => page.evaluate(() => window.benchSeen);

/** Waits until the app has replaced the static page. */
export async function whenUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => window.benchSeen.usable !== null, undefined, { timeout: 60_000 });
}
