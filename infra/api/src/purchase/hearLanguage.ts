import { hasReached } from '@shared/domain';
import type { ApiLanguage } from '../http/languageOf';
import type { OpenPurchase } from './purchase';
import type { PurchaseDesk } from './purchaseDesk';

/**
 * What is drawn and written from now on is in the language that the shopper was just heard in (reading 27); papers that are
 * drawn already stay as they are, and what follows them speaks as they do. Who is faster, these words or the papers, is no
 * failure of either.
 */
export async function hearLanguage(
  { store }: Pick<PurchaseDesk, 'store'>,
  open: OpenPurchase,
  language: ApiLanguage,
): Promise<void> {
  const { purchase, quote } = open;
  if (purchase.order.language === language || hasReached(quote.status, 'BOUND')) return;
  await store.move(open, { to: quote.status, order: { ...purchase.order, language } });
}
