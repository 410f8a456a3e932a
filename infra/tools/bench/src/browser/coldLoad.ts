import type { Browser } from 'playwright-core';
import { openTab, type Tab, type TabOptions } from './openTab';
import { readSeen, type Seen } from './seen';
import { usableInTime } from './usableInTime';

/** Milliseconds to wait for a later, larger paint. */
const SETTLE = 500;

/** One cold load of an address, until its first screen. */
export async function coldLoad(browser: Browser, address: string, options: TabOptions = {}): Promise<Seen> {
  const { context, page, usable } = await openTab(browser, options);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await usableInTime(usable);
    await page.waitForTimeout(SETTLE);
    return await readSeen(page);
  } finally {
    await context.close();
  }
}

/** When the request for this address started, in seconds on the browser's clock. */
function sentAt({ cdp }: Tab, isWanted: (url: URL) => boolean): Promise<number> {
  return new Promise((resolve) => {
    cdp.on('Network.responseReceived', ({ response: { url, timing } }) => {
      if (timing && isWanted(new URL(url))) resolve(timing.requestTime + timing.sendStart / 1000);
    });
  });
}

/** Milliseconds from the request for a page with a ZIP in its link to the ZIP lookup, in one cold load. */
export async function lookupDelay(browser: Browser, site: string, zip: string): Promise<number> {
  const tab = await openTab(browser);
  try {
    const page = sentAt(tab, ({ pathname }) => pathname === '/quotes/new');
    const lookup = sentAt(tab, ({ pathname }) => pathname === '/v2/locations/lookup');
    await tab.page.goto(`${site}/quotes/new?zip_code=${zip}`, { waitUntil: 'commit' });
    return ((await lookup) - (await page)) * 1000;
  } finally {
    await tab.context.close();
  }
}
