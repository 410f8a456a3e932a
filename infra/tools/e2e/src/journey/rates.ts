import { until } from '../system/until';
import type { Locator, Page } from 'playwright-core';
import { paths } from '@shared/domain';
import { arriveAt, button, choose, link, stored, type Walker } from './page';

/** '$1,234' or '$1,234.50' in cents. */
export function centsOf(text: string): number {
  const match = /\$([\d,]+)(?:\.(\d{2}))?/.exec(text);
  if (!match) throw new Error(`No amount in "${text}"`);
  return Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number(match[2] ?? 0);
}

/** The part of the page with the price. */
export const priceCard = ({ page, t }: Walker) =>
  page.getByRole('region', { name: t('rates:overview.priceLabel') });

/** Waits for a price that is not being recomputed; its total in cents. */
export async function priceShown(walker: Walker): Promise<number> {
  const card = priceCard(walker);
  await card.and(walker.page.locator('[aria-busy="false"]')).waitFor();
  return centsOf(
    await card
      .getByText(/\$[\d,]+/)
      .first()
      .innerText(),
  );
}

/** From the drivers' list to the prices; returns the total in cents. */
export async function toPrices(walker: Walker): Promise<number> {
  const quoteId = await stored(walker, 'quoteId');
  await link(walker, walker.t('drivers:list.save')).click();
  await arriveAt(walker, new RegExp(`^/quotes/${quoteId}/rates/?$`));
  return priceShown(walker);
}

/** What a card says once one payment is all. */
export const onceFor = ({ t }: Pick<Walker, 't'>): RegExp =>
  new RegExp(`^\\$[\\d,]+ ${t('rates:plan.forTerm', { months: 6 })}`);

/** Switches between monthly and in full. */
export async function payBy(walker: Walker, plan: 'monthly' | 'pay_in_full'): Promise<void> {
  const { t } = walker;
  await choose(walker, t('rates:plan.legend'), t(`rates:plan.${plan}`));
}

export interface ShownOffer {
  carrier: string;
  /** Cents. */
  price: number;
  text: string;
}

/** The radio of a carrier's row; choosing it shows its price. */
export const offerOf = ({ page }: Walker, carrier: string): Locator =>
  page.getByRole('radio', { name: carrier, exact: true });

/** Waits until the prices show this carrier's. */
export async function seeOffer(walker: Walker, carrier: string | undefined): Promise<void> {
  await offerOf(walker, carrier ?? 'none')
    .and(walker.page.locator(':checked'))
    .waitFor();
}

type SheetName = 'covered' | 'made' | 'assumed';

/** A sheet of the prices; its title may have the total in it. */
export const sheetOf = ({ page, t }: Walker, name: SheetName): Locator =>
  page.getByRole('dialog', { name: titled(t(`rates:sheets.${name}.title`, { total: '$' })) });

const titled = (title: string): RegExp =>
  new RegExp(
    `^${title
      .split('$')
      .map((part) => part.replaceAll(/[^\w\s’]/g, '.'))
      .join('.*')}$`,
  );

/** The row that opens a sheet; it comes after the prices. */
export function sheetRow({ page, t }: Walker, name: SheetName): Locator {
  const title = t(`rates:sheets.${name}.title`, { total: '$' });
  return page.getByRole('button', { name: new RegExp(`^${titled(title).source.slice(1, -1)}`) });
}

/** Opens a sheet by its row, unless it is open. */
export async function openSheet(walker: Walker, name: SheetName): Promise<Locator> {
  const sheet = sheetOf(walker, name);
  if (await sheet.isVisible()) return sheet;
  await sheetRow(walker, name).click();
  await sheet.waitFor();
  return sheet;
}

export async function closeSheet({ page, t }: Walker): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('rates:sheets.close'), exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** From the prices to the comparison, at any width. */
export async function openComparison(walker: Walker): Promise<void> {
  const quoteId = await stored(walker, 'quoteId');
  await walker.page.locator(`a[href="${paths.compare(quoteId ?? '')}"]`).click();
  await arriveAt(walker, paths.compare(quoteId ?? ''));
}

/** From the prices to the comparison on a wide window, where each column has its own way on. */
export async function toComparison(walker: Walker): Promise<ShownOffer[]> {
  await openComparison(walker);
  return offersShown(walker);
}

/** Each carrier's column in the comparison; a phone has two of them. */
export const offerCards = (page: Page): Locator => page.getByRole('columnheader');

/** The links from the comparison to each carrier's price. */
const selectLinks = ({ page, t }: Walker): Locator =>
  page.getByRole('link', { name: t('rates:compare.selectWith', { carrier: '' }).trim() });

/** The offers of the comparison, in displayed order. */
export async function offersShown(walker: Walker): Promise<ShownOffer[]> {
  const { page, t } = walker;
  await selectLinks(walker).first().waitFor();
  const words = t('rates:compare.selectWith', { carrier: '' });
  const links = await selectLinks(walker).all();
  const heads = await offerCards(page).all();
  return Promise.all(
    heads.map(async (head, at) => {
      const text = await head.innerText();
      const name = await links[at]?.getAttribute('aria-label');
      return { carrier: (name ?? '').replace(words, ''), price: centsOf(text), text };
    }),
  );
}

/**
 * Buys the displayed price; ends at the first screen of the purchase. While prices reload the busy button ignores
 * presses, so it is pressed again.
 */
export async function buyOnline(walker: Walker): Promise<void> {
  const { page, t } = walker;
  const free = button(walker, t('rates:overview.buyOnline')).and(page.locator(':not([aria-disabled])'));
  await until(async () => {
    await free.evaluateAll(([found]) => found instanceof HTMLElement && found.click());
    return new URL(page.url()).pathname === paths.policyDetails();
  }, 'the first screen of the purchase');
}
