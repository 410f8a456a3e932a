import {
  type CatalogueEntry,
  packageEntries,
  type PackageName,
  productCatalogue,
  type Rate,
  type StateCode,
  type VehicleCoverage,
  withChosenLimits,
} from '@shared/domain';

/** What a package contains: of the chosen product once there is one (reading 15), else of the state's own catalogue. */
export function offeredEntries(
  state: StateCode,
  packageName: PackageName,
  rate: Pick<Rate, 'carrier_product_id'> | null,
): CatalogueEntry[] {
  return rate === null
    ? packageEntries(state, packageName)
    : packageEntries(state, packageName, productCatalogue(rate.carrier_product_id, state));
}

/** The coverages of a package; what was chosen among its amounts stays where the product allows it too. */
export function packageCoverages(
  state: StateCode,
  packageName: PackageName,
  rate: Pick<Rate, 'carrier_product_id'> | null,
  chosen: readonly VehicleCoverage[] = [],
): VehicleCoverage[] {
  return withChosenLimits(offeredEntries(state, packageName, rate), chosen);
}
