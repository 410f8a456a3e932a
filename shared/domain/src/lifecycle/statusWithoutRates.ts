import type { QuoteStatus } from './statuses';

/** Where a quote stands once its rates are gone: a draft again, or still applying with its snapshot (reading 8). */
export function statusWithoutRates(status: QuoteStatus): QuoteStatus {
  if (status === 'RATED') return 'DRAFT';
  if (status === 'FINAL_RATED' || status === 'PLAN_CHOSEN') return 'APPLYING';
  return status;
}
