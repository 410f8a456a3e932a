import type { CoverageType } from '../entities/codes';

/** Catalogs use two names for two coverages (section 9); those on the left are from USHC and USIC products. */
const ALSO_NAMED: Partial<Record<CoverageType, CoverageType>> = {
  other_than_collision: 'comprehensive',
  rental_reimbursement: 'rental',
};

/** The coverage behind either of its catalog names; no package holds one coverage under both. */
export const canonicalCoverage = (type: CoverageType): CoverageType => ALSO_NAMED[type] ?? type;

/** Finds a coverage in a list that may have it under the other name, as another product's catalog does. */
export const findCoverage = <Coverage extends { type: CoverageType }>(
  coverages: readonly Coverage[],
  wanted: CoverageType,
): Coverage | undefined =>
  coverages.find(({ type }) => canonicalCoverage(type) === canonicalCoverage(wanted));
