import type { Page } from 'playwright-core';

/** What `page/observe.js` writes down. Times in milliseconds since the navigation began. */
export interface Seen {
  lcp: number | null;
  cls: number;
  inp: number | null;
  usable: number | null;
  /** Addresses of the scripts that were there when the screen could be used. */
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

/** Waits until the app stands in the place of the static page. */
export async function whenUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => window.benchSeen.usable !== null, undefined, { timeout: 60_000 });
}
