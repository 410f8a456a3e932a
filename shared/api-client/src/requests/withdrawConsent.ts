import type { Transport } from '../transport/transport';
import type { ConsentLedger } from './listConsents';

/**
 * POST /v2/quotes/{id}/consents/{consentId}/withdraw (reading 39): the consent ends, and anyone acting on it is
 * notified. A retry gets the same response. @throws ApiError 404 for a consent of another quote.
 */
export function withdrawConsent(
  transport: Transport,
  quoteId: string,
  consentId: string,
): Promise<ConsentLedger> {
  const path = `/v2/quotes/${quoteId}/consents/${consentId}/withdraw`;
  return transport.callSealed<ConsentLedger>({ method: 'POST', path, body: {}, quoteId });
}
