import type { InferType } from 'yup';
import type { StoredQuote } from '../quotes/storedQuote';
import { advance } from './advance';
import type { cancelSchema } from './cancelSchema';
import { livePayment } from './livePayment';
import type { PurchaseDesk } from './purchaseDesk';

export type CancelInput = InferType<typeof cancelSchema>;

/**
 * The payment was cancelled, closed or failed to load: returns to the final quote once the provider confirms that
 * nothing is authorized (reading 8); an authorized payment continues. Returns the resulting quote.
 * @throws ApiFailure 409 `payment_not_ready` without an open payment, `payment_mismatch` if another one is open.
 */
export async function cancelPayment(
  desk: PurchaseDesk,
  quote: StoredQuote,
  sent: CancelInput,
): Promise<StoredQuote> {
  const live = await livePayment(desk, quote, sent.session_id);
  if (live.quote.status === 'PAYMENT_OPEN') {
    await desk.payments[live.purchase.system].cancel(live.sessionId);
  }
  const now = await advance(desk, live.purchase.id);
  return (now ?? live).quote;
}
