import type { QuoteStatus } from './statuses';

/**
 * Every allowed step of a quote's life (reading 8). A status that stands among its own followers may be confirmed:
 * rated again, another rate bought, another plan chosen.
 */
export const TRANSITIONS: Record<QuoteStatus, readonly QuoteStatus[]> = {
  DRAFT: ['RATED'],
  RATED: ['RATED', 'DRAFT', 'APPLYING'],
  APPLYING: ['APPLYING', 'FINAL_RATED'],
  FINAL_RATED: ['FINAL_RATED', 'APPLYING', 'PLAN_CHOSEN'],
  PLAN_CHOSEN: ['PLAN_CHOSEN', 'APPLYING', 'FINAL_RATED', 'PAYMENT_OPEN'],
  // Declined returns to the plan; cancelled, closed or not loadable returns to the final rate.
  PAYMENT_OPEN: ['PLAN_CHOSEN', 'FINAL_RATED', 'AUTHORIZED'],
  AUTHORIZED: ['BOUND', 'VOIDING'],
  BOUND: ['SIGNED', 'VOIDING'],
  SIGNED: ['CAPTURED', 'VOIDING'],
  CAPTURED: ['COMPLETE'],
  COMPLETE: [],
  VOIDING: ['EXPIRED', 'FAILED'],
  EXPIRED: [],
  FAILED: [],
};

/** Whether a quote may go from one status to another. */
export function canTransition(from: QuoteStatus, to: QuoteStatus): boolean {
  return TRANSITIONS[from].includes(to);
}
