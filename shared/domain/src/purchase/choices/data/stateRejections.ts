import type { CoverageType, StateCode } from '../../../entities/codes';
import type { RejectionKind } from '../../../entities/consent';

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
  // 215 ILCS 5/143a and 143a-2: uninsured motorist cannot be rejected; its limits equal bodily injury.
  IL: [],
  // IC 27-7-5-2: both motorist coverages and uninsured property damage are included unless rejected in writing.
  IN: ['um_rejection', 'uim_rejection', 'umpd_rejection'],
  // RSMo 379.203: uninsured motorist cannot be rejected; underinsured is optional.
  MO: [],
  // K.S.A. 40-284 and 40-3107: uninsured and underinsured motorist and PIP are required.
  KS: [],
  // Iowa Code 516A.1.
  IA: ['um_rejection', 'uim_rejection'],
  // A.C.A. 23-89-403 and 404 (uninsured), 209 (underinsured), 202 and 203 (no-fault medical and income benefits).
  AR: ['um_rejection', 'uim_rejection', 'umpd_rejection', 'pip_rejection'],
  // Ins. Code 1952.101 (uninsured and underinsured, injury and property) and 1952.152 (PIP).
  TX: ['um_rejection', 'uim_rejection', 'umpd_rejection', 'pip_rejection'],
  // Wis. Stat. 632.32(4) and (4m): uninsured cannot be rejected; underinsured needs no signature to decline.
  WI: [],
  // ORC 3937.18: both can be omitted without a signature.
  OH: [],
  // 75 Pa.C.S. 1731(b) and (c). Medical benefits are required; tort is asked separately (1705).
  PA: ['um_rejection', 'uim_rejection'],
  // 36 O.S. 3636: one coverage, which also pays for underinsured drivers.
  OK: ['um_rejection'],
};
