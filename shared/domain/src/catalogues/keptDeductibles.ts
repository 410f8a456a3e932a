import type { CatalogueEntry } from '../entities/coverage';
import type { VehicleCoverage } from '../entities/vehicle';
import { canonicalCoverage } from './canonicalCoverage';
import { deductibleChoices, withChosenLimits, withDeductible } from './chosenLimits';
import { deductibleOf, type KeptDeductibles } from './replacedDeductibles';

/** What stays chosen when a car leaves a package: its deductibles that are not the package's own. */
export function keepDeductibles(
  kept: KeptDeductibles,
  coverages: readonly VehicleCoverage[],
  offered: readonly CatalogueEntry[],
): KeptDeductibles {
  const defaults = withChosenLimits(offered, []);
  const changed = deductibleChoices(offered).flatMap(({ type, amounts }) => {
    const name = canonicalCoverage(type);
    const current = deductibleOf(coverages, type);
    const before = kept[name];
    // A kept amount that this package has was in effect, so another one was chosen instead of it.
    const isChosen = before !== undefined && amounts.includes(before);
    if (current === undefined || (!isChosen && current === deductibleOf(defaults, type))) return [];
    return [[name, current] as const];
  });
  return { ...kept, ...Object.fromEntries(changed) };
}

/** A package's coverages at their defaults, with the kept deductibles that it has. */
export function withKeptDeductibles(
  offered: readonly CatalogueEntry[],
  kept: KeptDeductibles,
): VehicleCoverage[] {
  return deductibleChoices(offered).reduce<VehicleCoverage[]>(
    (coverages, { type, amounts }) => {
      const wanted = kept[canonicalCoverage(type)];
      return wanted !== undefined && amounts.includes(wanted)
        ? withDeductible(coverages, type, wanted)
        : coverages;
    },
    withChosenLimits(offered, []),
  );
}
