import type { CoverageType } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';

/** The coverage that each rejection declines. */
export const REJECTED_COVERAGE: Record<RejectionKind, CoverageType> = {
  um_rejection: 'uninsured_motorist_bodily_injury',
  uim_rejection: 'underinsured_motorist_bodily_injury',
  umpd_rejection: 'uninsured_motorist_property_damage',
  pip_rejection: 'medical_expense',
};
