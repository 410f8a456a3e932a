import type { RateResult } from '@shared/domain';
import type { Transport } from '../transport/transport';

/**
 * GET /v2/quotes/{id}/rates?type=final_quote: the chosen product's price for the whole application; `best_match` is the
 * final rate. `social` is a handle, never a number (reading 35); null uses the stored SSN. @throws ApiError 422
 * `application_incomplete` with the unfinished step as attribute.
 */
export function rateFinalQuote(
  transport: Transport,
  quoteId: string,
  social: string | null,
): Promise<RateResult> {
  const query = social === null ? '' : `&social=${encodeURIComponent(social)}`;
  const path = `/v2/quotes/${quoteId}/rates?type=final_quote${query}`;
  return transport.callSealed<RateResult>({ method: 'GET', path, quoteId });
}
