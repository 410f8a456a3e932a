import type { Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** POST /v2/quotes/{id}/cancel-payment: the quote as it stands after that, which a payment that came first may have moved on. */
export function cancelPayment(transport: Transport, quoteId: string): Promise<Quote> {
  const path = `/v2/quotes/${quoteId}/cancel-payment`;
  return transport.callSealed<Quote>({ method: 'POST', path, body: {}, quoteId });
}
