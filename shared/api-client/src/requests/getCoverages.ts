import type { CatalogueEntry, PolicySystem, StateCode } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** GET /v2/coverages/getallcoverages; plain. `system` follows the state (reading 1). */
export async function getCoverages(
  transport: Transport,
  state: StateCode,
  system: PolicySystem,
): Promise<CatalogueEntry[]> {
  const path = `/v2/coverages/getallcoverages?state_code=${state}&system=${system}`;
  return (await transport.callPlain<{ coverages: CatalogueEntry[] }>('api', path)).coverages;
}
