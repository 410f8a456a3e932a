import type { Quote, UpdateQuoteInput } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** PATCH /v2/quotes/{id}: absent fields are unchanged. Buy online is `{selected_rate: {id}}` (reading 8). */
export function updateQuote(
  transport: Transport,
  quoteId: string,
  changes: Partial<UpdateQuoteInput>,
): Promise<Quote> {
  const path = `/v2/quotes/${quoteId}`;
  return transport.callSealed<Quote>({ method: 'PATCH', path, body: changes, quoteId });
}
