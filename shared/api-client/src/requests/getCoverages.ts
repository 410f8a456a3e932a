import type { CatalogueEntry, PolicySystem, StateCode } from '@shared/domain';
import type { Transport } from '../transport/transport';

/**
 * GET /v2/coverages/getallcoverages; not sealed. `system` follows the state (reading 1). `product` is a rate's
 * `carrier_product_id`; without it the response is the state's own catalog.
 */
export async function getCoverages(
  transport: Transport,
  state: StateCode,
  system: PolicySystem,
  product?: string,
): Promise<CatalogueEntry[]> {
  const named = product === undefined ? '' : `&product=${encodeURIComponent(product)}`;
  const path = `/v2/coverages/getallcoverages?state_code=${state}&system=${system}${named}`;
  return (await transport.callPlain<{ coverages: CatalogueEntry[] }>('api', path)).coverages;
}
