import type { PriceChanges, Rate } from '@shared/domain';
import type { Transport } from '../transport/transport';

/**
 * GET /v2/quotes/{id}/rates/changes: what would change a carrier's price most; `superseded` once this rate is no longer
 * its price.
 */
export function priceChanges(
  transport: Transport,
  quoteId: string,
  { id, carrier_id }: Pick<Rate, 'id' | 'carrier_id'>,
): Promise<PriceChanges> {
  const search = new URLSearchParams({ carrier_id, rate_id: id });
  const path = `/v2/quotes/${quoteId}/rates/changes?${search}`;
  return transport.callSealed<PriceChanges>({ method: 'GET', path, quoteId });
}
