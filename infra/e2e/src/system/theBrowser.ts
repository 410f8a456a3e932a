import type { Browser, BrowserServer } from 'playwright-core';
import { joinBrowser, launchBrowserServer } from './browser';
import { newShopper, type Shopper, type ShopperOptions } from './shopper';
import { within } from './within';

interface Running {
  server: BrowserServer;
  browser: Browser;
}

let running: Promise<Running> | undefined;

async function launch(): Promise<Running> {
  const server = await launchBrowserServer();
  return { server, browser: await joinBrowser(server.wsEndpoint()) };
}

/** The one browser of a file's stories: what goes wrong with it ends with the file. */
export async function theBrowser(): Promise<Browser> {
  running ??= launch();
  return (await running).browser;
}

/** Ends a browser that no longer answers; the next story is given another. */
async function giveUp(): Promise<void> {
  const stuck = running;
  running = undefined;
  await (await stuck?.catch(() => undefined))?.server.kill();
}

/** Somebody new at the browser. */
export async function enter(options?: ShopperOptions): Promise<Shopper> {
  try {
    return await within(
      30_000,
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
  await within(30_000, 'the browser closed no window', shopper.leave()).catch(giveUp);
}

afterAll(async () => {
  const last = await running;
  running = undefined;
  await last?.browser.close();
  await last?.server.kill();
});
