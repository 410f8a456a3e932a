import type { Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** The browser's report of a payment; the server verifies it with the provider. */
export interface BindDetails {
  rate_id: string;
  plan_code: string;
  payment_result: { session_id: string };
}

/**
 * POST /v2/quotes/{id}/bind (reading 8): a retry gets the same response.
 * @throws ApiError 402 `payment_declined`; 409 `payment_not_authorized`, `payment_mismatch`, `payment_not_ready`.
 */
export function bindQuote(transport: Transport, quoteId: string, details: BindDetails): Promise<Quote> {
  const path = `/v2/quotes/${quoteId}/bind`;
  return transport.callSealed<Quote>({ method: 'POST', path, body: details, quoteId });
}
