import { dateIn, STATE_RULES, type StateCode } from '@shared/domain';
import { useState } from 'react';

/** Today where the quote's cars are kept, as an ISO date: ages and windows are the state's (reading 25). */
export function todayIn(state: StateCode, now: Date = new Date()): string {
  return dateIn(STATE_RULES[state].timeZone, now);
}

/** The same for as long as a screen stands. */
export function useToday(state: StateCode): string {
  const [now] = useState(() => new Date());
  return todayIn(state, now);
}
