import type { PriceRange, RangeStep } from '@shared/domain';
import type { Transport } from '../transport/transport';

/**
 * GET /v2/quotes/{id}/price-range: between which totals the first offer is expected, from the saved answers. `step` says
 * whether more cars or drivers may come. Cents.
 */
export function priceRange(transport: Transport, quoteId: string, step: RangeStep): Promise<PriceRange> {
  const search = new URLSearchParams({ step });
  const path = `/v2/quotes/${quoteId}/price-range?${search}`;
  return transport.callSealed<PriceRange>({ method: 'GET', path, quoteId, optional: true });
}
