import { addDays, SIGNING_HOURS, startOfDay, timeZoneOf } from '@shared/domain';
import type { StoredQuote } from '../quotes/storedQuote';

const HOUR = 3_600_000;

/** The signing deadline: 72 hours, or the end of the policy's first day where the cars are (reading 8). */
export function signBy({ document }: Pick<StoredQuote, 'document'>, now: number): number {
  const { term, address } = document;
  const latest = now + SIGNING_HOURS * HOUR;
  if (!term) return latest;
  return Math.min(latest, startOfDay(addDays(term.effective, 1), timeZoneOf(address)));
}
