import type { CoverageType, StateCode } from '../../../entities/codes';
import type { RejectionKind } from '../../../entities/consent';

/** The coverage that each rejection turns down. */
export const REJECTED_COVERAGE: Record<RejectionKind, CoverageType> = {
  um_rejection: 'uninsured_motorist_bodily_injury',
  uim_rejection: 'underinsured_motorist_bodily_injury',
  umpd_rejection: 'uninsured_motorist_property_damage',
  pip_rejection: 'medical_expense',
};

/**
 * Which coverages a state lets a policy go without only by a signed rejection; to be reviewed by counsel. Where none is
 * named, the coverage must be sold (the catalogues do), or may be left out without a signature.
 */
export const STATE_REJECTIONS: Record<StateCode, readonly RejectionKind[]> = {
  // 215 ILCS 5/143a and 143a-2: uninsured motorist cannot be rejected; the limits sold are those of bodily injury.
  IL: [],
  // IC 27-7-5-2: both motorist coverages, and uninsured property damage, unless rejected in writing.
  IN: ['um_rejection', 'uim_rejection', 'umpd_rejection'],
  // RSMo 379.203: uninsured motorist cannot be rejected; underinsured is a free choice.
  MO: [],
  // K.S.A. 40-284 and 40-3107: uninsured and underinsured motorist and PIP cannot be left out.
  KS: [],
  // Iowa Code 516A.1.
  IA: ['um_rejection', 'uim_rejection'],
  // A.C.A. 23-89-403 and 404 (uninsured), 209 (underinsured), 202 and 203 (no-fault medical and income benefits).
  AR: ['um_rejection', 'uim_rejection', 'umpd_rejection', 'pip_rejection'],
  // Ins. Code 1952.101 (uninsured and underinsured, injury and property) and 1952.152 (PIP).
  TX: ['um_rejection', 'uim_rejection', 'umpd_rejection', 'pip_rejection'],
  // Wis. Stat. 632.32(4) and (4m): uninsured cannot be rejected, underinsured is declined without a signature.
  WI: [],
  // ORC 3937.18: both may be left out without a signature.
  OH: [],
  // 75 Pa.C.S. 1731(b) and (c). Medical benefits cannot be left out; tort is asked beside these (1705).
  PA: ['um_rejection', 'uim_rejection'],
  // 36 O.S. 3636: one coverage, which pays for underinsured drivers too.
  OK: ['um_rejection'],
};
