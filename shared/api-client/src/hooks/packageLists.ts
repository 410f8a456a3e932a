import {
  builtInCatalogue,
  keepDeductibles,
  packageEntries,
  type PackageName,
  productCatalogue,
  type Quote,
  STATE_RULES,
  type VehicleCoverage,
  withKeptDeductibles,
} from '@shared/domain';
import { getCoverages } from '../requests/getCoverages';
import type { Transport } from '../transport/transport';
import { keptDeductiblesOf, storeKeptDeductibles } from './keptDeductibles';

/**
 * A package's coverages for a car of a quote: from the selected rate's product, or before that from the state's own
 * catalog (reading 15), at default limits, with the deductibles that were chosen for the car (reading 68). In its own
 * chunk because the catalogs are large.
 */
export async function packageCoverages(
  transport: Transport,
  { address: { state }, selected_rate, vehicles }: Quote,
  vehicleId: string,
  packageName: PackageName,
): Promise<VehicleCoverage[]> {
  const { system } = STATE_RULES[state];
  const product = selected_rate?.carrier_product_id;
  const builtIn = () => (product === undefined ? builtInCatalogue(state) : productCatalogue(product, state));
  const entries = system === 'GW' ? await getCoverages(transport, state, system, product) : builtIn();
  const kept = keptDeductiblesOf(vehicleId);
  const car = vehicles.find(({ id }) => id === vehicleId);
  const chosen = car
    ? keepDeductibles(kept, car.coverages, packageEntries(state, car.coverage_package_name, entries))
    : kept;
  storeKeptDeductibles(vehicleId, chosen);
  return withKeptDeductibles(packageEntries(state, packageName, entries), chosen);
}
