import { defaultLimits } from '../catalogues/defaultLimits';
import { PACKAGE_NAMES, type PackageName } from '../entities/codes';
import type { CatalogueEntry } from '../entities/coverage';
import type { VehicleCoverage } from '../entities/vehicle';
import { accidentShares, type Accident, type BillShare } from './accidentShares';

export interface CarPackages {
  /** The carrier's product. */
  entries: readonly CatalogueEntry[];
  chosen: PackageName;
  /** The car's own coverages, with the limits and deductibles that were chosen. */
  coverages: readonly Pick<VehicleCoverage, 'type' | 'limits'>[];
  /** An old car can have no other package. */
  onlyChosen: boolean;
}

/** What a package pays of an accident and what it leaves to the driver, in cents. */
export interface PackageShare {
  name: PackageName;
  shares: BillShare[];
  paid: number;
  owed: number;
}

/** A package's coverages; not by `coveragesFor`, which would bring every state's catalog into this chunk. */
function standardCoverages(entries: readonly CatalogueEntry[], name: PackageName) {
  return entries
    .filter((entry) => entry.package === name && entry.required === 'true')
    .map(({ type, limits }) => ({ type, limits: defaultLimits(limits) }));
}

/** An accident under each package the car can have: the chosen one as it is, the others at their default limits. */
export function packageShares(accident: Accident, car: CarPackages): PackageShare[] {
  const names = car.onlyChosen ? [car.chosen] : PACKAGE_NAMES;
  return names.map((name) => {
    const coverages = name === car.chosen ? car.coverages : standardCoverages(car.entries, name);
    const shares = accidentShares(accident, coverages);
    const paid = shares.reduce((sum, share) => sum + share.paid, 0);
    const total = shares.reduce((sum, share) => sum + share.total, 0);
    return { name, shares, paid, owed: total - paid };
  });
}
