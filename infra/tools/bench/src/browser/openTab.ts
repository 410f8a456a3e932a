import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

const require = createRequire(import.meta.url);

/** The budgets' slow 4G, 1.6 Mbps down and 150 ms per request, and a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** One script, because each has its own scope and the observer uses what web-vitals declares. */
const observer = [
  join(dirname(require.resolve('web-vitals')), 'web-vitals.iife.js'),
  join(import.meta.dirname, '../page/observe.js'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

export interface Tab {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  /** When the app has replaced the static page, as the page itself reports it. */
  usable: Promise<void>;
  /** Console errors and warnings, and uncaught errors. */
  noise: string[];
}

export interface TabOptions {
  storageState?: BrowserContextOptions['storageState'];
  throttled?: boolean;
}

/**
 * A question from outside would run scripts of the test tool in the page, about 100 ms before its first paint on the
 * slow processor.
 */
async function reportedUsable(cdp: CDPSession): Promise<{ usable: Promise<void> }> {
  const usable = new Promise<void>((resolve) => {
    cdp.on('Runtime.bindingCalled', ({ name }) => {
      if (name === 'reportUsable') resolve();
    });
  });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'reportUsable' });
  return { usable };
}

function listen(page: Page, noise: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
}

/** A tab with an empty cache in a fresh browser context, with only `storageState` stored. */
export async function openTab(
  browser: Browser,
  { storageState, throttled = true }: TabOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 412, height: 823 },
    ...(storageState ? { storageState } : {}),
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript({ content: observer });
  const page = await context.newPage();
  const noise: string[] = [];
  listen(page, noise);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (throttled) {
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  return { context, page, cdp, noise, ...(await reportedUsable(cdp)) };
}
