import { ApiFailure } from '../http/apiFailure';
import type { StoredQuote } from '../quotes/storedQuote';
import type { OpenPurchase } from './purchase';
import type { PurchaseContext } from './purchaseContext';

/** A quote's live purchase and the provider's id of its payment. */
export interface LivePayment extends OpenPurchase {
  sessionId: string;
}

/**
 * The payment that a caller names; the live one if the caller names none.
 * @throws ApiFailure 409 `payment_not_ready` without a payment, `payment_mismatch` if another one is live.
 */
export async function livePayment(
  { store }: Pick<PurchaseContext, 'store'>,
  quote: StoredQuote,
  named: string | undefined,
): Promise<LivePayment> {
  const live = await store.live(quote.id);
  const sessionId = live?.purchase.session_id ?? null;
  if (!live || sessionId === null) throw new ApiFailure(409, 'payment_not_ready');
  if (named !== undefined && named !== sessionId) throw new ApiFailure(409, 'payment_mismatch');
  return { ...live, sessionId };
}
