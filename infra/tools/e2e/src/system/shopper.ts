import { TIME_LIMITS } from '@shared/testing/timeLimits';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { textsOf, type Language, type SiteTexts } from '../journey/texts';
import { listen } from './listen';
import { SITE } from './system';
import { openWire, type Wire } from './wire';

/** A shopper with their own browser context, page and wire, and a record of all console messages. */
export interface Shopper {
  context: BrowserContext;
  page: Page;
  wire: Wire;
  /** Origin of the visited site. */
  site: string;
  /** The site's own texts in the shopper's language: `t('quotes:start.submit')`. */
  t: SiteTexts;
  language: Language;
  /** Console errors and warnings, page errors and CSP reports, in order. */
  noise: string[];
  leave(): Promise<void>;
}

export interface ShopperOptions extends BrowserContextOptions {
  language?: Language;
  /** A site other than the run's own (a negative control). */
  site?: string;
}

/** Chromium's console also shows CSP reports; this adds the directive and what was blocked. */
const REPORT_CSP = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('csp ' + event.violatedDirective + ' ' + event.blockedURI));`;

/**
 * The same shopper with a new window, after closing the old one. Chromium (156) can miss the close command while a
 * document is replacing the page, so this waits for that first.
 */
export async function newWindow(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  shopper.page = await shopper.context.newPage();
  await page.close();
}

/** Opens a context on a new wire. Every page of the context is observed. */
export async function newShopper(browser: Browser, options: ShopperOptions = {}): Promise<Shopper> {
  const { language = 'en', site = SITE, ...contextOptions } = options;
  const wire = await openWire();
  const context = await browser.newContext({
    locale: language === 'en' ? 'en-US' : 'es-US',
    reducedMotion: 'reduce',
    ...contextOptions,
    // Chromium bypasses a proxy for loopback addresses unless told not to.
    proxy: { server: wire.server, bypass: '<-loopback>' },
  });
  context.setDefaultTimeout(TIME_LIMITS.onPage);
  const noise: string[] = [];
  context.on('page', (page) => listen(page, noise));
  if (contextOptions.javaScriptEnabled !== false) await context.addInitScript(REPORT_CSP);
  const page = await context.newPage();
  return {
    context,
    page,
    wire,
    site,
    noise,
    language,
    t: textsOf(language),
    async leave() {
      await context.close();
      await wire.close();
    },
  };
}
