import { TIME_LIMITS } from '@shared/testing/timeLimits';
import type { Browser, BrowserServer } from 'playwright-core';
import { joinBrowser, launchBrowserServer } from './browser';
import { readRun } from './run';
import { newShopper, type Shopper, type ShopperOptions } from './shopper';
import { within } from './within';

interface Joined {
  browser: Browser;
  /** A browser that this file started for itself; null: the one that all files share. */
  own: BrowserServer | null;
}

let joined: Promise<Joined> | undefined;
let isSharedStuck = false;

async function join(): Promise<Joined> {
  if (!isSharedStuck) return { browser: await joinBrowser(readRun().browser), own: null };
  const own = await launchBrowserServer();
  return { browser: await joinBrowser(own.wsEndpoint()), own };
}

/** The browser of this file's stories: the one that all files share, until it no longer answers here. */
async function theBrowser(): Promise<Browser> {
  joined ??= join();
  return (await joined).browser;
}

/** Gives up a browser that no longer answers, without ending it for the stories of other files. */
async function giveUp(): Promise<void> {
  const stuck = await joined?.catch(() => undefined);
  joined = undefined;
  isSharedStuck = true;
  await stuck?.own?.kill();
}

/** Somebody new at the browser. */
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

/** Closes all that the shopper has open. */
export async function leave(shopper: Shopper): Promise<void> {
  await within(TIME_LIMITS.onPage, 'the browser closed no window', shopper.leave()).catch(giveUp);
}

afterAll(async () => {
  const last = await joined;
  joined = undefined;
  // Of the shared browser this leaves only what this file had open.
  await last?.browser.close();
  await last?.own?.kill();
});
