import { dateIn, type Place, timeZoneOf } from '@shared/domain';
import { useState } from 'react';

/** Today where the quote's cars are kept, as an ISO date: ages and windows are that place's (readings 25 and 41). */
export function todayIn(place: Place, now: Date = new Date()): string {
  return dateIn(timeZoneOf(place), now);
}

/** The same for as long as a screen stands. */
export function useToday(place: Place): string {
  const [now] = useState(() => new Date());
  return todayIn(place, now);
}
