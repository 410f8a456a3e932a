import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openWire, type Wire } from './wire';

/** A person at a browser of his own: a context, a page, a wire, and everything the console said. */
export interface Shopper {
  context: BrowserContext;
  page: Page;
  wire: Wire;
  /** Console errors and warnings, page errors and CSP reports, in order. */
  noise: string[];
  leave(): Promise<void>;
}

function listen(page: Page, noise: string[]) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`pageerror: ${error.message}`));
}

/** CSP reports reach the console in Chromium too; this names the directive and what was blocked. */
const REPORT_CSP = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('csp ' + event.violatedDirective + ' ' + event.blockedURI));`;

/** Opens a context on a new wire. Every page of the context is listened to. */
export async function newShopper(browser: Browser, options: BrowserContextOptions = {}): Promise<Shopper> {
  const wire = await openWire();
  const context = await browser.newContext({
    locale: 'en-US',
    ...options,
    // Chromium leaves loopback addresses out of a proxy unless told not to.
    proxy: { server: wire.server, bypass: '<-loopback>' },
  });
  const noise: string[] = [];
  context.on('page', (page) => listen(page, noise));
  await context.addInitScript(REPORT_CSP);
  const page = await context.newPage();
  return {
    context,
    page,
    wire,
    noise,
    async leave() {
      await context.close();
      await wire.close();
    },
  };
}
