import type { Transport } from '../transport/transport';
import type { ConsentLedger } from './listConsents';

/**
 * POST /v2/quotes/{id}/consents/{consentId}/withdraw (reading 39): from then on it no longer holds, and whoever acts
 * on it is told. Again, it answers the same. @throws ApiError 404 for a consent of another quote.
 */
export function withdrawConsent(
  transport: Transport,
  quoteId: string,
  consentId: string,
): Promise<ConsentLedger> {
  const path = `/v2/quotes/${quoteId}/consents/${consentId}/withdraw`;
  return transport.callSealed<ConsentLedger>({ method: 'POST', path, body: {}, quoteId });
}
