import type { LimitKind, PackageName, StateCode } from '../entities/codes';
import type { CatalogueEntry, RawCatalogueEntry } from '../entities/coverage';
import type { VehicleCoverage } from '../entities/vehicle';
import { builtInCatalogue } from './catalogueFor';
import { defaultLimits } from './defaultLimits';
import { normalizeCatalogue } from './normalizeCatalogue';

/** The allowed amounts of a limit in cents, ascending; one amount if there is no choice. */
export function allowedAmounts(entry: CatalogueEntry, appliesTo: LimitKind): number[] {
  const limit = entry.limits.find(({ applies_to }) => applies_to === appliesTo);
  if (!limit) return [];
  const amounts = typeof limit.amount === 'number' ? [limit.amount] : limit.amount;
  return amounts.toSorted((one, other) => one - other);
}

/** A coverage on a package's tab; `included` is true when `required` is the text true (section 9). */
export interface ListedCoverage extends VehicleCoverage {
  included: boolean;
}

/** All coverages of a package with their `included` flags, for display. `entries` default to the state's own. */
export function listedCoverages(
  state: StateCode,
  packageName: PackageName,
  entries: readonly RawCatalogueEntry[] = builtInCatalogue(state),
): ListedCoverage[] {
  return normalizeCatalogue(state, entries)
    .filter((entry) => entry.package === packageName)
    .map(({ type, description, limits, required }) => ({
      type,
      description,
      limits: defaultLimits(limits),
      included: required === 'true',
    }));
}

/** A vehicle's coverages for a package, at default limits in cents (sections 4 and 9). */
export function coveragesFor(
  state: StateCode,
  packageName: PackageName,
  entries?: readonly RawCatalogueEntry[],
): VehicleCoverage[] {
  return listedCoverages(state, packageName, entries)
    .filter(({ included }) => included)
    .map(({ type, description, limits }) => ({ type, description, limits }));
}
