import type { Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** GET /v2/quotes/{id}. An unknown quote, or one without its key, fails with 404 `quote_not_found` (reading 34). */
export function getQuote(transport: Transport, quoteId: string): Promise<Quote> {
  return transport.callSealed<Quote>({ method: 'GET', path: `/v2/quotes/${quoteId}`, quoteId });
}
