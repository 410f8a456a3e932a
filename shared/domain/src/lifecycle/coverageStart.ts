import { dateIn, startOfDay } from '../dates';
import type { Quote, Term } from '../entities/quote';
import { type Place, timeZoneOf } from '../states';

const A_MINUTE_MS = 60_000;

/**
 * The instant (epoch milliseconds) when coverage begins (reading 53): 12:01 a.m. on the effective date where the car is
 * kept, or the last signature, whichever is later.
 */
export function coverageStart(
  { effective }: Pick<Term, 'effective'>,
  place: Place,
  signedAt: number,
): number {
  return Math.max(startOfDay(effective, timeZoneOf(place)) + A_MINUTE_MS, signedAt);
}

/** The first covered day (ISO date) of a signed policy; '' while the quote has no term. */
export function firstDayCovered({
  covered_from,
  term,
  address,
}: Pick<Quote, 'covered_from' | 'term' | 'address'>): string {
  return covered_from === null
    ? (term?.effective ?? '')
    : dateIn(timeZoneOf(address), new Date(covered_from));
}
