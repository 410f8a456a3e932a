import { dateIn, STATE_RULES, type StateCode } from '@shared/domain';

/** Today where the quote's cars are kept, as an ISO date: ages and windows are the state's (reading 25). */
export function todayIn(state: StateCode): string {
  return dateIn(STATE_RULES[state].timeZone, new Date());
}
