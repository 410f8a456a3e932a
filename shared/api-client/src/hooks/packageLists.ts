import { builtInCatalogue, coveragesFor, type PackageName, productCatalogue } from '@shared/domain';
import type { CatalogueEntry, StateCode, VehicleCoverage } from '@shared/domain';

interface PackageOf {
  state: StateCode;
  packageName: PackageName;
  /** A rate's `carrier_product_id` once one is bought; before that the state's own catalog counts (reading 15). */
  product: string | undefined;
  /** What the API gave out, where the state's catalog is not the built-in one. */
  entries: CatalogueEntry[] | null;
}

/** The coverages a package comes with, at their default limits. In a chunk of its own: the catalogs are large. */
export function packageCoverages({ state, packageName, product, entries }: PackageOf): VehicleCoverage[] {
  const builtIn = () => (product === undefined ? builtInCatalogue(state) : productCatalogue(product, state));
  return coveragesFor(state, packageName, entries ?? builtIn());
}
