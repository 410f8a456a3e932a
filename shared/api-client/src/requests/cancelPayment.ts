import type { Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** The payment that is left; none where opening it was not answered, which leaves whichever is open. */
export interface LeftPayment {
  session_id?: string;
}

/**
 * POST /v2/quotes/{id}/cancel-payment: the quote as it stands after that, which a payment that came first may have moved on.
 * @throws ApiError 409 `payment_mismatch` where another payment is open, `payment_not_ready` where none is.
 */
export function cancelPayment(transport: Transport, quoteId: string, left: LeftPayment): Promise<Quote> {
  const path = `/v2/quotes/${quoteId}/cancel-payment`;
  return transport.callSealed<Quote>({ method: 'POST', path, body: left, quoteId });
}
