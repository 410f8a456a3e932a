import type { StateCode } from '../../entities/codes';
import { STATE_RULES } from '../../states';
import * as states from '../../states/files';
import type { UsState } from './data/usStates';

/**
 * States to which an SR-22 can be owed (section 5): the state itself and neighbors that use the form. Empty where the
 * filing state is not asked, including OK and PA, which offer no SR-22 (reading 13).
 */
export const SR22_STATES: Record<StateCode, readonly UsState[]> = {
  IL: states.IL.sr22States,
  IN: states.IN.sr22States,
  MO: states.MO.sr22States,
  KS: states.KS.sr22States,
  IA: states.IA.sr22States,
  AR: states.AR.sr22States,
  TX: states.TX.sr22States,
  WI: states.WI.sr22States,
  OH: states.OH.sr22States,
  PA: states.PA.sr22States,
  OK: states.OK.sr22States,
};

/** Whether the form asks for the state of an SR-22. */
export function isSr22StateAsked(requiresSr22: boolean, state: StateCode): boolean {
  return requiresSr22 && STATE_RULES[state].sr22Offered && STATE_RULES[state].sr22StateRequired;
}
