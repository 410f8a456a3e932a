import type { Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** The payment to cancel; without an id (its opening was never answered), whichever is open. */
export interface LeftPayment {
  session_id?: string;
}

/**
 * POST /v2/quotes/{id}/cancel-payment: returns the updated quote, which a faster payment may have advanced.
 * @throws ApiError 409 `payment_mismatch` if another payment is open, `payment_not_ready` if none is.
 */
export function cancelPayment(transport: Transport, quoteId: string, left: LeftPayment): Promise<Quote> {
  const path = `/v2/quotes/${quoteId}/cancel-payment`;
  return transport.callSealed<Quote>({ method: 'POST', path, body: left, quoteId });
}
