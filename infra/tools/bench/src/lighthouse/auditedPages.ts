import { paths } from '@shared/domain';
import type { Browser, Page } from 'playwright-core';
import { walkToPolicy, walkToPrices } from '../browser/journey';
import { openTab, type TabOptions } from '../browser/openTab';

/** A page that Lighthouse audits, with its limits. */
export interface AuditedPage {
  name: string;
  address: string;
  /** The browser storage for that page. */
  stored: NonNullable<TabOptions['storageState']>;
  /** Lowest acceptable performance score. */
  performance: number;
  /** Highest acceptable blocking time in ms, if limited. */
  blocking?: number;
}

/** Where a journey in a fresh browser ends, and that browser's storage. */
async function endOf(browser: Browser, walk: (page: Page) => Promise<void>) {
  const { context, page } = await openTab(browser, { throttled: false });
  try {
    await walk(page);
    return { address: page.url(), stored: await context.storageState() };
  } finally {
    await context.close();
  }
}

/** The start, and the prices, comparison and final page of quotes made for it in the browser. */
export async function auditedPages(browser: Browser, site: string): Promise<AuditedPage[]> {
  const prices = await endOf(browser, (page) => walkToPrices(page, site, 0));
  const final = await endOf(browser, (page) => walkToPolicy(page, site));
  const quoteId = new URL(prices.address).pathname.split('/')[2] ?? '';
  const nothing = { cookies: [], origins: [] };
  return [
    { name: 'start', address: site + paths.start(), stored: nothing, performance: 95 },
    { name: 'prices', ...prices, performance: 90, blocking: 200 },
    { name: 'comparison', ...prices, address: site + paths.compare(quoteId), performance: 90 },
    { name: 'final page', ...final, performance: 90, blocking: 200 },
  ];
}
