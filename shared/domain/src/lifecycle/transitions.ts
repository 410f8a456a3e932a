import type { QuoteStatus } from './statuses';

/**
 * Every allowed status transition (reading 8). A status listed among its own targets can repeat: rated again, another
 * rate or plan chosen.
 */
export const TRANSITIONS: Record<QuoteStatus, readonly QuoteStatus[]> = {
  DRAFT: ['RATED'],
  RATED: ['RATED', 'DRAFT', 'APPLYING'],
  APPLYING: ['APPLYING', 'FINAL_RATED'],
  FINAL_RATED: ['FINAL_RATED', 'APPLYING', 'PLAN_CHOSEN'],
  PLAN_CHOSEN: ['PLAN_CHOSEN', 'APPLYING', 'FINAL_RATED', 'PAYMENT_OPEN'],
  // Declined returns to the plans; canceled, closed or failed to load returns to the final rate.
  PAYMENT_OPEN: ['PLAN_CHOSEN', 'FINAL_RATED', 'AUTHORIZED'],
  AUTHORIZED: ['BOUND', 'VOIDING'],
  BOUND: ['SIGNED', 'VOIDING'],
  SIGNED: ['CAPTURED', 'VOIDING'],
  CAPTURED: ['COMPLETE'],
  COMPLETE: [],
  // A declined signature leads back, so that the shopper can choose and sign again (reading 71).
  VOIDING: ['FINAL_RATED', 'EXPIRED', 'FAILED'],
  EXPIRED: [],
  FAILED: [],
};

/** Whether a quote may go from one status to another. */
export function canTransition(from: QuoteStatus, to: QuoteStatus): boolean {
  return TRANSITIONS[from].includes(to);
}
