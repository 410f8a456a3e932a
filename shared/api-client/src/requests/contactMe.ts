import type { ContactMeInput } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { Accepted } from './sendQuote';

/**
 * POST /v2/quotes/{id}/contact_me: emails an agent and copies the shopper. Include `telephoneConsent` only if its box
 * was checked. @throws ApiError 422 for a field, 429 after three per hour.
 */
export function contactMe(transport: Transport, quoteId: string, contact: ContactMeInput): Promise<Accepted> {
  const path = `/v2/quotes/${quoteId}/contact_me`;
  return transport.callSealed<Accepted>({ method: 'POST', path, body: contact, quoteId });
}
