import type { StateCode } from '../../entities/codes';
import { STATE_RULES } from '../../states';

/** Whether the form asks for the state of an SR-22. */
export function isSr22StateAsked(requiresSr22: boolean, state: StateCode): boolean {
  return requiresSr22 && STATE_RULES[state].sr22Offered && STATE_RULES[state].sr22StateRequired;
}
