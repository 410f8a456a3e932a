import { QUOTE_STATUSES, type QuoteStatus } from './statuses';

const ENDED: ReadonlySet<QuoteStatus> = new Set<QuoteStatus>(['VOIDING', 'EXPIRED', 'FAILED']);

/** Whether a purchase came to nothing: no policy follows from it, and nothing is charged. */
export const hasEnded = (status: QuoteStatus): boolean => ENDED.has(status);

/** Whether a quote stands at a status or later in the one order; an ended purchase has reached nothing. */
export function hasReached(status: QuoteStatus, wanted: QuoteStatus): boolean {
  if (hasEnded(status)) return status === wanted;
  return QUOTE_STATUSES.indexOf(status) >= QUOTE_STATUSES.indexOf(wanted);
}
