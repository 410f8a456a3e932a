import type { RateResult } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** The plan and rate to rate again with (specification 4, Payment plan). */
export interface RateQuery {
  planCode?: string;
  rateId?: string;
}

/** GET /v2/quotes/{id}/rates: each carrier's best rate, cheapest first. */
export function rateQuote(transport: Transport, quoteId: string, query: RateQuery = {}): Promise<RateResult> {
  const search = new URLSearchParams();
  if (query.planCode) search.set('plan_code', query.planCode);
  if (query.rateId) search.set('rate_id', query.rateId);
  const path = `/v2/quotes/${quoteId}/rates${search.size > 0 ? `?${search}` : ''}`;
  return transport.callSealed<RateResult>({ method: 'GET', path, quoteId });
}
