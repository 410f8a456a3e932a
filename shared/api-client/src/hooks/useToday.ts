import { dateIn, type Place, timeZoneOf } from '@shared/domain';
import { useState } from 'react';

/**
 * Today's ISO date where the quote's cars are kept, since ages and date windows use local time (readings 25 and 41).
 */
export function todayIn(place: Place, now: Date = new Date()): string {
  return dateIn(timeZoneOf(place), now);
}

/** The same, fixed while a screen is mounted. */
export function useToday(place: Place): string {
  const [now] = useState(() => new Date());
  return todayIn(place, now);
}
