import type { Transport } from '../transport/transport';

/** Accepted, not yet delivered: the server sends the email asynchronously. */
export interface Accepted {
  status: 'accepted';
}

/**
 * POST /v2/quotes/{id}/send: emails the quote with a resume link; its version does not change.
 * @throws ApiError 409 `quote_without_prices` if no carrier offers, 429 after three per hour.
 */
export function sendQuote(transport: Transport, quoteId: string, to: string): Promise<Accepted> {
  const path = `/v2/quotes/${quoteId}/send`;
  return transport.callSealed<Accepted>({ method: 'POST', path, body: { to }, quoteId });
}
