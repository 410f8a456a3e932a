import {
  catalogueFor,
  coveragesFor,
  type PackageName,
  type Rate,
  type StateCode,
  type VehicleCoverage,
} from '@shared/domain';

/** The coverages of a package: the chosen product's once there is one (reading 15), else the state's. */
export function packageCoverages(
  state: StateCode,
  packageName: PackageName,
  rate: Pick<Rate, 'carrier_id' | 'carrier_product_id'> | null,
): VehicleCoverage[] {
  if (rate === null) return coveragesFor(state, packageName);
  // The engine names a product with its carrier (USHC-ROAD_RANGER), the catalogues without (ROAD_RANGER).
  const productId = rate.carrier_product_id.replace(`${rate.carrier_id}-`, '');
  return coveragesFor(state, packageName, catalogueFor(rate.carrier_id, productId, state));
}
