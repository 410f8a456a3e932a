import type { CoverageType } from '../entities/codes';
import type { CatalogueEntry } from '../entities/coverage';
import type { VehicleCoverage } from '../entities/vehicle';
import { canonicalCoverage, findCoverage } from './canonicalCoverage';
import { deductibleChoices, withChosenLimits, withDeductible } from './chosenLimits';

/** The deductibles that a shopper chose for a car, in cents, by the coverage's canonical name (reading 68). */
export type KeptDeductibles = Partial<Record<CoverageType, number>>;

const deductibleOf = (coverages: readonly Pick<VehicleCoverage, 'type' | 'limits'>[], type: CoverageType) =>
  findCoverage(coverages, type)?.limits.find(({ applies_to }) => applies_to === 'deductible')?.amount;

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

/** A kept deductible that the car's package has not, and the one that applies instead, in cents. */
export interface ReplacedDeductible {
  type: CoverageType;
  kept: number;
  applies: number;
}

/** The deductibles that apply instead of the kept ones, as the screen has to say. */
export function replacedDeductibles(
  kept: KeptDeductibles,
  coverages: readonly Pick<VehicleCoverage, 'type' | 'limits'>[],
): ReplacedDeductible[] {
  return coverages.flatMap(({ type }) => {
    const wanted = kept[canonicalCoverage(type)];
    const applies = deductibleOf(coverages, type);
    return wanted === undefined || applies === undefined || applies === wanted
      ? []
      : [{ type, kept: wanted, applies }];
  });
}
