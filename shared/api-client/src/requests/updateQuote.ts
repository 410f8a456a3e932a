import type { Quote, UpdateQuoteInput } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** What our own forms change; section 3's other names are for others' clients. */
export type QuoteChanges = Partial<Omit<UpdateQuoteInput, 'policyHolderSocial'>>;

/** PATCH /v2/quotes/{id}: absent fields are unchanged. Buy online is `{selected_rate: {id}}` (reading 8). */
export function updateQuote(transport: Transport, quoteId: string, changes: QuoteChanges): Promise<Quote> {
  const path = `/v2/quotes/${quoteId}`;
  return transport.callSealed<Quote>({ method: 'PATCH', path, body: changes, quoteId });
}
