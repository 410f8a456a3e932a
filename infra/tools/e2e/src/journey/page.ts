import type { Locator, Page } from 'playwright-core';
import { until } from '../system/until';
import type { SiteTexts } from './texts';

/** What a walk needs: the page, the site's origin, and the texts to find things by. */
export interface Walker {
  site: string;
  page: Page;
  t: SiteTexts;
  /** The quote on a partner's page has no address of its own; the next screen shows where it is. */
  isEmbedded?: true;
}

/** Opens an address of the site. */
export async function visit({ page, site }: Walker, path: string): Promise<void> {
  await page.goto(site + path, { waitUntil: 'commit' });
}

/** Excludes the static heading shown before the app runs. */
const OF_THE_APP = 'h1:not([data-if-open] h1)';

/** Waits for the screen with this heading, and for the content below it. */
export async function seeHeading({ page }: Walker, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).and(page.locator(OF_THE_APP)).waitFor();
  await page.locator('[data-after-heading]').first().waitFor({ state: 'detached' });
}

/** Waits for this address; a path without a query ignores the query. */
export async function arriveAt({ page, isEmbedded }: Walker, address: string | RegExp): Promise<void> {
  if (isEmbedded) return;
  const isThere = ({ pathname, search }: URL): boolean => {
    if (typeof address !== 'string') return address.test(pathname + search);
    return address === (address.includes('?') ? pathname + search : pathname);
  };
  // Playwright's own wait fails if a screen reloads as it arrives (reading 23); a replaced document has no address.
  const current = () => page.evaluate(() => window.location.href).catch(() => 'about:blank');
  await until(async () => isThere(new URL(await current())), `the address ${String(address)}`);
}

/** Matches a name that begins with these words, because a card's help or a segment's detail follows them. */
export const beginning = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\s|$)`);

/** One answer of a group: choice cards and segmented controls are radios under a legend. */
export function answer({ page }: Walker, legend: string, label: string): Locator {
  return page.getByRole('group', { name: legend }).getByRole('radio', { name: beginning(label) });
}

/** Presses a card on its text, as a person does. */
export async function choose(walker: Walker, legend: string, label: string): Promise<void> {
  const radio = answer(walker, legend, label);
  await radio.locator('xpath=ancestor::label[1]').click();
  await radio.and(walker.page.locator(':checked')).waitFor({ state: 'attached' });
}

/** The field with this label, which may be followed by its optional mark. */
export const line = ({ page }: Walker, label: string): Locator =>
  page.getByRole('textbox', { name: beginning(label) });

/** Picks an option of the list with this label, by its text or its code. */
export async function select({ page }: Walker, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: beginning(name) }).selectOption(option);
}

/** Checks a box by pressing its text, as a person does. */
export async function checkBox({ page }: Walker, name: string | RegExp): Promise<void> {
  const box = page.getByRole('checkbox', { name });
  await box.locator('xpath=ancestor::label[1]').click();
  await box.and(page.locator(':checked')).waitFor({ state: 'attached' });
}

export const button = ({ page }: Walker, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** A button of the open dialog, which may have the name of the one that opened it. */
export const inDialog = ({ page }: Walker, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** `exact: false` if the link's name includes a hint. */
export const link = ({ page }: Walker, name: string, exact = true): Locator =>
  page.getByRole('link', { name, exact });

/** Waits until there are this many. */
export async function seeCount(these: Locator, count: number): Promise<void> {
  if (count > 0) await these.nth(count - 1).waitFor();
  await these.nth(count).waitFor({ state: 'detached' });
}

/** Marks the document; a reload of the site removes the mark. */
export async function markDocument({ page }: Walker): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', 'yes'));
}

export function isSameDocument({ page }: Walker): Promise<boolean> {
  return page.evaluate(() => document.documentElement.getAttribute('data-same-document') === 'yes');
}

/** A stored name of the site (`quoteId`, `quoteKey`, ...). */
export function stored({ page }: Walker, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name);
}

/** Simulates leaving the window and returning, because in a headless browser every page has the focus. */
export async function comeBack({ page }: Walker): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
  });
}
