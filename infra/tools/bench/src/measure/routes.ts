import { paths } from '@shared/domain';
import type { Browser } from 'playwright-core';
import { buy, walkToPrices } from '../browser/journey';
import { openTab, type TabOptions } from '../browser/openTab';
import { byteBudgets } from './byteBudgets';

type Stored = NonNullable<TabOptions['storageState']>;

/** A browser's storage for a quote with prices, and for one whose price was bought. */
export interface Prepared {
  quoteId: string;
  priced: Stored;
  bought: Stored;
}

/** Walks to the prices, and optionally on to the purchase; returns the browser's storage. */
async function storeAfter(browser: Browser, site: string, isBought: boolean) {
  const { context, page } = await openTab(browser, { throttled: false });
  try {
    await walkToPrices(page, site, 0);
    if (isBought) await buy(page, site);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** What one build's cold loads need. */
export async function prepareQuotes(browser: Browser, site: string): Promise<Prepared> {
  const priced = await storeAfter(browser, site, false);
  const stored = priced.origins.flatMap(({ localStorage }) => localStorage);
  const quoteId = stored.find(({ name }) => name === 'quoteId')?.value ?? '';
  return { quoteId, priced, bought: await storeAfter(browser, site, true) };
}

/** A step of the journey that can be loaded cold, in journey order. */
export interface Route {
  name: string;
  path: (quoteId: string) => string;
  /** KB of scripts: all that the route loads, or only what no earlier step had loaded. */
  budget: { of: 'all' | 'own'; kilobytes: number };
  /** Which quote a shopper has there. */
  quote: 'priced' | 'bought';
}

const own = (kilobytes: number): Route['budget'] => ({ of: 'own', kilobytes });
const { quote, rates, bind } = byteBudgets;

const step = (name: string, path: Route['path'], budget: Route['budget'] = own(quote.step)): Route => ({
  name,
  path,
  budget,
  quote: 'priced',
});

export const ROUTES: readonly Route[] = [
  step('/quotes/edit', paths.editQuote, { of: 'all', kilobytes: quote.firstForm }),
  step('/vehicles/new', () => paths.newVehicle()),
  step('/quotes/vehicles', paths.vehicles),
  step('/drivers/new', () => paths.newDriver()),
  step('/quotes/drivers', paths.drivers),
  step('/quotes/review', () => paths.review()),
  step('/quotes/{id}/rates', (id) => paths.rates(id), own(rates.first)),
  step('/rates/{id}/compare', paths.compare, own(rates.step)),
  { ...step('/bol/policy-details', paths.policyDetails, own(bind.first)), quote: 'bought' },
];
