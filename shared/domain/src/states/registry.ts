import type { StateCode } from '../entities/codes';
import * as states from './files';
import type { StateRules } from './stateRules';

/** Rules by state; a missing state does not compile. */
export const STATE_RULES: Record<StateCode, StateRules> = {
  IL: states.IL.rules,
  IN: states.IN.rules,
  MO: states.MO.rules,
  KS: states.KS.rules,
  IA: states.IA.rules,
  AR: states.AR.rules,
  TX: states.TX.rules,
  WI: states.WI.rules,
  OH: states.OH.rules,
  PA: states.PA.rules,
  OK: states.OK.rules,
};
