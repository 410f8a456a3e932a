import type { CoverageType } from '../entities/codes';

/** Catalogues name two covers in two ways (section 9); the left ones stand in products of USHC and USIC. */
const ALSO_NAMED: Partial<Record<CoverageType, CoverageType>> = {
  other_than_collision: 'comprehensive',
  rental_reimbursement: 'rental',
};

/** What a coverage is, whatever a catalogue calls it. No package holds one cover under both names. */
export const coverOf = (type: CoverageType): CoverageType => ALSO_NAMED[type] ?? type;
