import { hasReached } from '@shared/domain';
import type { ApiLanguage } from '../http/languageOf';
import type { OpenPurchase } from './purchase';
import type { PurchaseContext } from './purchaseContext';

/**
 * Sets the language of later papers and letters to the shopper's latest (reading 27); rendered papers keep theirs,
 * and so do later letters. Losing the race against rendering is not an error.
 */
export async function updateLanguage(
  { store }: Pick<PurchaseContext, 'store'>,
  open: OpenPurchase,
  language: ApiLanguage,
): Promise<void> {
  const { purchase, quote } = open;
  if (purchase.order.language === language || hasReached(quote.status, 'BOUND')) return;
  await store.move(open, { to: quote.status, order: { ...purchase.order, language } });
}
