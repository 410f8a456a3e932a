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

/** The content of a package: the chosen product's once there is one (reading 15), else the state catalog's. */
export function offeredEntries(
  state: StateCode,
  packageName: PackageName,
  rate: Pick<Rate, 'carrier_product_id'> | null,
): CatalogueEntry[] {
  return rate === null
    ? packageEntries(state, packageName)
    : packageEntries(state, packageName, productCatalogue(rate.carrier_product_id, state));
}

/** The coverages of a package; chosen amounts stay if the product allows them too. */
export function packageCoverages(
  state: StateCode,
  packageName: PackageName,
  rate: Pick<Rate, 'carrier_product_id'> | null,
  chosen: readonly VehicleCoverage[] = [],
): VehicleCoverage[] {
  return withChosenLimits(offeredEntries(state, packageName, rate), chosen);
}
