import type { CoverageType, StateCode } from '../../../entities/codes';
import type { RejectionKind } from '../../../entities/consent';
import * as states from '../../../states/files';

/** The coverage that each rejection declines. */
export const REJECTED_COVERAGE: Record<RejectionKind, CoverageType> = {
  um_rejection: 'uninsured_motorist_bodily_injury',
  uim_rejection: 'underinsured_motorist_bodily_injury',
  umpd_rejection: 'uninsured_motorist_property_damage',
  pip_rejection: 'medical_expense',
};

/**
 * Coverages that a state lets a policy omit only with a signed rejection; to be reviewed by counsel. Coverages not
 * listed must be sold (the catalogs include them) or can be omitted without a signature.
 */
export const STATE_REJECTIONS: Record<StateCode, readonly RejectionKind[]> = {
  IL: states.IL.rejections,
  IN: states.IN.rejections,
  MO: states.MO.rejections,
  KS: states.KS.rejections,
  IA: states.IA.rejections,
  AR: states.AR.rejections,
  TX: states.TX.rejections,
  WI: states.WI.rejections,
  OH: states.OH.rejections,
  PA: states.PA.rejections,
  OK: states.OK.rejections,
};
