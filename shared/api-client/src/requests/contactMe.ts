import type { ContactMeInput } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { Accepted } from './sendQuote';

/**
 * POST /v2/quotes/{id}/contact_me: mails an agent and copies the shopper. `telephoneConsent` only where its box was
 * ticked. @throws ApiError 422 for a field, 429 after three an hour.
 */
export function contactMe(transport: Transport, quoteId: string, contact: ContactMeInput): Promise<Accepted> {
  const path = `/v2/quotes/${quoteId}/contact_me`;
  return transport.callSealed<Accepted>({ method: 'POST', path, body: contact, quoteId });
}
