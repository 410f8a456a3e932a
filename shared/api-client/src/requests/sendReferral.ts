import type { Transport } from '../transport/transport';
import type { Accepted } from './sendQuote';

/**
 * POST /v2/quotes/{id}/referral: emails the saved application to the agent, without Social Security and license numbers
 * (reading 56). @throws ApiError 409 `nothing_to_refer` if the carrier refers no answer, 429 after three per hour.
 */
export function sendReferral(transport: Transport, quoteId: string): Promise<Accepted> {
  const path = `/v2/quotes/${quoteId}/referral`;
  return transport.callSealed<Accepted>({ method: 'POST', path, quoteId, optional: true });
}
