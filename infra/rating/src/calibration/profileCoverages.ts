import {
  coveragesFor,
  type CoverageType,
  type LimitKind,
  type PackageName,
  type StateCode,
  type VehicleCoverage,
} from '@shared/domain';

type Raised = Partial<Record<LimitKind, number>>;

/** What the published averages mean by full coverage, in cents. Deductibles are the package's own, 500 dollars. */
const INJURY: Raised = { per_person: 5_000_000, per_accident: 10_000_000 };
const RAISED: Partial<Record<CoverageType, Raised>> = {
  bodily_injury: INJURY,
  uninsured_motorist_bodily_injury: INJURY,
  underinsured_motorist_bodily_injury: INJURY,
  property_damage: { per_accident: 5_000_000 },
};

/** A package as sold, with BETTER raised to the limits of its published average (some catalogs sell lower ones). */
export function profileCoverages(state: StateCode, packageName: PackageName): VehicleCoverage[] {
  const sold = coveragesFor(state, packageName);
  if (packageName !== 'BETTER') return sold;
  return sold.map((coverage) => {
    const raised = RAISED[coverage.type] ?? {};
    const limits = coverage.limits.map((limit) => ({
      ...limit,
      amount: raised[limit.applies_to] ?? limit.amount,
    }));
    return { ...coverage, limits };
  });
}
