import type { StateCode } from '../../entities/codes';
import { STATE_RULES } from '../../states';
import type { UsState } from './data/usStates';

/**
 * Where an SR-22 can be owed to (section 5): the state itself and its neighbours that use the form. Empty where the
 * state of the filing is not asked, OK and PA among them, which offer no SR-22 at all (reading 13).
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

/** Whether the state of an SR-22 is asked of a driver. */
export function isSr22StateAsked(requiresSr22: boolean, state: StateCode): boolean {
  return requiresSr22 && STATE_RULES[state].sr22Offered && STATE_RULES[state].sr22StateRequired;
}
