/** Names in the browser's localStorage (specification 3, reading 28). All are removed by start over. */
export const STORAGE_KEYS = {
  quoteId: 'quoteId',
  /** 64 hex digits; opens the quote together with its id. */
  quoteKey: 'quoteKey',
  stateCode: 'stateCode',
  /** Set once the edit-quote form was submitted (specification 2.5). */
  filledQuoteEdit: 'filledQuoteEdit',
  /** Idempotency keys of calls whose outcome is not known yet, so that a reload retries safely. */
  pendingCalls: 'pendingCalls',
} as const;
