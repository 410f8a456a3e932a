import { TIME_LIMITS } from '@shared/testing/timeLimits';
import type { Browser, BrowserServer } from 'playwright-core';
import { joinBrowser, launchBrowserServer } from './browser';
import { readRun } from './run';
import { newShopper, type Shopper, type ShopperOptions } from './shopper';
import { within } from './within';

interface Joined {
  browser: Browser;
  /** This file's own browser; null: the shared one. */
  own: BrowserServer | null;
}

let joined: Promise<Joined> | undefined;
let isSharedStuck = false;

async function join(): Promise<Joined> {
  if (!isSharedStuck) return { browser: await joinBrowser(readRun().browser), own: null };
  const own = await launchBrowserServer();
  return { browser: await joinBrowser(own.wsEndpoint()), own };
}

/** The browser of this file's stories: the shared one, until it stops responding here. */
async function theBrowser(): Promise<Browser> {
  joined ??= join();
  return (await joined).browser;
}

/** Abandons a browser that stopped responding, without ending it for other files. */
async function giveUp(): Promise<void> {
  const stuck = await joined?.catch(() => undefined);
  joined = undefined;
  isSharedStuck = true;
  await stuck?.own?.kill();
}

export async function enter(options?: ShopperOptions): Promise<Shopper> {
  try {
    return await within(
      TIME_LIMITS.onPage,
      'the browser opened no window',
      theBrowser().then((browser) => newShopper(browser, options)),
    );
  } catch (error) {
    await giveUp();
    throw error;
  }
}

/** Closes everything the shopper has open. */
export async function leave(shopper: Shopper): Promise<void> {
  await within(TIME_LIMITS.onPage, 'the browser closed no window', shopper.leave()).catch(giveUp);
}

afterAll(async () => {
  const last = await joined;
  joined = undefined;
  // In the shared browser this closes only what this file opened.
  await last?.browser.close();
  await last?.own?.kill();
});
