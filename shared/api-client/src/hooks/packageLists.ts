import {
  builtInCatalogue,
  coveragesFor,
  type PackageName,
  productCatalogue,
  type Quote,
} from '@shared/domain';
import { STATE_RULES, type VehicleCoverage } from '@shared/domain';
import { getCoverages } from '../requests/getCoverages';
import type { Transport } from '../transport/transport';

/**
 * A package's coverages for a quote at default limits: from the selected rate's product, or before that from the
 * state's own catalog (reading 15). In its own chunk because the catalogs are large.
 */
export async function packageCoverages(
  transport: Transport,
  { address: { state }, selected_rate }: Quote,
  packageName: PackageName,
): Promise<VehicleCoverage[]> {
  const { system } = STATE_RULES[state];
  const product = selected_rate?.carrier_product_id;
  const builtIn = () => (product === undefined ? builtInCatalogue(state) : productCatalogue(product, state));
  const entries = system === 'GW' ? await getCoverages(transport, state, system, product) : builtIn();
  return coveragesFor(state, packageName, entries);
}
