import type { CarrierId, PriceChanges } from '@shared/domain';
import type { Transport } from '../transport/transport';

/**
 * GET /v2/quotes/{id}/rates/changes: what would change a carrier's price most. 422 if it has no price for the quote.
 */
export function priceChanges(
  transport: Transport,
  quoteId: string,
  carrierId: CarrierId,
): Promise<PriceChanges> {
  const path = `/v2/quotes/${quoteId}/rates/changes?carrier_id=${carrierId}`;
  return transport.callSealed<PriceChanges>({ method: 'GET', path, quoteId });
}
