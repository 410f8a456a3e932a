import type { StateCode } from '../../entities/codes';
import { STATE_RULES } from '../../states';
import type { UsState } from './data/usStates';

/**
 * States to which an SR-22 can be owed (section 5): the state itself and neighbors that use the form. Empty where the
 * filing state is not asked, including OK and PA, which offer no SR-22 (reading 13).
 */
export const SR22_STATES: Record<StateCode, readonly UsState[]> = {
  AR: ['AR', 'LA', 'MS', 'MO', 'TN', 'TX'],
  IA: ['IA', 'IL', 'MO', 'NE', 'SD', 'WI'],
  IL: ['IL', 'IN', 'IA', 'MO', 'WI'],
  IN: ['IN', 'IL', 'MI', 'OH'],
  KS: ['KS', 'CO', 'MO', 'NE'],
  MO: [],
  OH: [],
  OK: [],
  PA: [],
  TX: [],
  WI: [],
};

/** Whether the form asks for the state of an SR-22. */
export function isSr22StateAsked(requiresSr22: boolean, state: StateCode): boolean {
  return requiresSr22 && STATE_RULES[state].sr22Offered && STATE_RULES[state].sr22StateRequired;
}
