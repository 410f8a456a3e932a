import { QUOTE_STATUSES, type QuoteStatus } from './statuses';

const ENDED: ReadonlySet<QuoteStatus> = new Set<QuoteStatus>(['VOIDING', 'EXPIRED', 'FAILED']);

/** Whether the purchase ended without a policy or a charge. */
export const hasEnded = (status: QuoteStatus): boolean => ENDED.has(status);

/** Whether a quote is at a status or past it; an ended purchase has reached none. */
export function hasReached(status: QuoteStatus, wanted: QuoteStatus): boolean {
  if (hasEnded(status)) return status === wanted;
  return QUOTE_STATUSES.indexOf(status) >= QUOTE_STATUSES.indexOf(wanted);
}
