import { paths } from '@shared/domain';
import type { Browser, Page } from 'playwright-core';
import { walkToPolicy, walkToPrices } from '../browser/journey';
import { openTab, type TabOptions } from '../browser/openTab';

/** A page that Lighthouse audits, with its limits. */
export interface AuditedPage {
  name: string;
  address: string;
  /** What the shopper's browser stores there. */
  stored: NonNullable<TabOptions['storageState']>;
  /** Least score of performance. */
  performance: number;
  /** Most milliseconds of blocking, where there is a limit. */
  blocking?: number;
}

/** Where a walk in a browser of its own ends, and what that browser then stores. */
async function endOf(browser: Browser, walk: (page: Page) => Promise<void>) {
  const { context, page } = await openTab(browser, { throttled: false });
  try {
    await walk(page);
    return { address: page.url(), stored: await context.storageState() };
  } finally {
    await context.close();
  }
}

/** The start, and the prices, comparison and final page of quotes that are made for it on their screens. */
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
