import type { QuoteStatus } from './statuses';

/** The status after the rates are cleared: DRAFT, or APPLYING with its snapshot (reading 8). */
export function statusWithoutRates(status: QuoteStatus): QuoteStatus {
  if (status === 'RATED') return 'DRAFT';
  if (status === 'FINAL_RATED' || status === 'PLAN_CHOSEN') return 'APPLYING';
  return status;
}
