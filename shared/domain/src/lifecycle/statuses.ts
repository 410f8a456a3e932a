/** The one order of a purchase (reading 8). */
export const QUOTE_STATUSES = [
  'DRAFT',
  'RATED',
  'APPLYING',
  'FINAL_RATED',
  'PLAN_CHOSEN',
  'PAYMENT_OPEN',
  'AUTHORIZED',
  'BOUND',
  'SIGNED',
  'CAPTURED',
  'COMPLETE',
  'VOIDING',
  'EXPIRED',
  'FAILED',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
