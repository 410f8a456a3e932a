import type { CoverageType } from '../entities/codes';
import type { VehicleCoverage } from '../entities/vehicle';
import { canonicalCoverage, findCoverage } from './canonicalCoverage';

/** The deductibles that a shopper chose for a car, in cents, by the coverage's canonical name (reading 68). */
export type KeptDeductibles = Partial<Record<CoverageType, number>>;

/** The deductible of a list's coverage, in cents. */
export const deductibleOf = (
  coverages: readonly Pick<VehicleCoverage, 'type' | 'limits'>[],
  type: CoverageType,
) => findCoverage(coverages, type)?.limits.find(({ applies_to }) => applies_to === 'deductible')?.amount;

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
