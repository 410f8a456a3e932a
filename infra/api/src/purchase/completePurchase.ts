import { hasReached } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import type { StoredQuote } from '../quotes/storedQuote';
import { advance } from './advance';
import type { PurchaseDesk } from './purchaseDesk';

/**
 * The browser reports the signature; the provider is asked, then the payment is captured and the papers are released
 * (reading 8). A second call returns the first response. @throws ApiFailure 409 `not_signed`.
 */
export async function completePurchase(desk: PurchaseDesk, quote: StoredQuote): Promise<StoredQuote> {
  const live = await desk.store.live(quote.id);
  const now = live && (await advance(desk, live.purchase.id));
  if (!now || !hasReached(now.quote.status, 'SIGNED')) throw new ApiFailure(409, 'not_signed');
  return now.quote;
}
