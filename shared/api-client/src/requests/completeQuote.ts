import type { Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** POST /v2/quotes/{id}/complete (reading 8): a retry gets the same response. @throws ApiError 409 `not_signed`. */
export function completeQuote(transport: Transport, quoteId: string): Promise<Quote> {
  const path = `/v2/quotes/${quoteId}/complete`;
  return transport.callSealed<Quote>({ method: 'POST', path, quoteId });
}
