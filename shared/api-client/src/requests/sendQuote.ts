import type { Transport } from '../transport/transport';

/** Taken, not yet delivered: the mail leaves the server on its own. */
export interface Accepted {
  status: 'accepted';
}

/**
 * POST /v2/quotes/{id}/send: mails the quote with a link that resumes it. The quote's version stays.
 * @throws ApiError 409 `quote_without_prices` where no carrier offers, 429 after three an hour.
 */
export function sendQuote(transport: Transport, quoteId: string, to: string): Promise<Accepted> {
  const path = `/v2/quotes/${quoteId}/send`;
  return transport.callSealed<Accepted>({ method: 'POST', path, body: { to }, quoteId });
}
