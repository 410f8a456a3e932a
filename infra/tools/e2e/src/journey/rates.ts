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

/** Waits for a price that is not being recomputed; the large figure in cents. */
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

/** From the drivers' list to the prices; returns the first amount, due today, in cents. */
export async function toPrices(walker: Walker): Promise<number> {
  const quoteId = await stored(walker, 'quoteId');
  await link(walker, walker.t('drivers:list.save')).click();
  await arriveAt(walker, new RegExp(`^/quotes/${quoteId}/rates/?$`));
  return priceShown(walker);
}

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

/** From the prices to the comparison. */
export async function toComparison(walker: Walker): Promise<ShownOffer[]> {
  const { page } = walker;
  const quoteId = await stored(walker, 'quoteId');
  await page.locator(`a[href="${paths.compare(quoteId ?? '')}"]`).click();
  await arriveAt(walker, paths.compare(quoteId ?? ''));
  return offersShown(walker);
}

/** The comparison's cards are links, unlike the drivers' on the previous page. */
export const offerCards = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link') });

/** The offers of the comparison, in displayed order. */
export async function offersShown({ page }: Walker): Promise<ShownOffer[]> {
  const cards = offerCards(page);
  await cards.first().waitFor();
  return Promise.all(
    (await cards.all()).map(async (card) => ({
      carrier: await card.getByRole('heading').innerText(),
      price: centsOf(
        await card
          .getByText(/\$[\d,]+/)
          .first()
          .innerText(),
      ),
      text: await card.innerText(),
    })),
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
