import type { Quote } from '@shared/domain';
import type { SignChoicesInput } from '@shared/domain/purchase';
import type { Transport } from '../transport/transport';

/**
 * POST /v2/quotes/{id}/consents (reading 39): signs what the state wants signed about the coverages. @throws ApiError 409 when
 * the quote's coverages are no longer those the choices were shown for, 422 for words that were never shown.
 */
export function signChoices(
  transport: Transport,
  quoteId: string,
  choices: SignChoicesInput['choices'],
): Promise<{ quote: Quote }> {
  const path = `/v2/quotes/${quoteId}/consents`;
  return transport.callSealed<{ quote: Quote }>({ method: 'POST', path, body: { choices }, quoteId });
}
