/** Names in localStorage (specification 3, reading 28); start over removes them all. */
export const STORAGE_KEYS = {
  quoteId: 'quoteId',
  /** 64 hex digits; grants access to the quote together with its id. */
  quoteKey: 'quoteKey',
  stateCode: 'stateCode',
  /** Set when the edit-quote form is submitted (specification 2.5). */
  filledQuoteEdit: 'filledQuoteEdit',
  /** Idempotency keys of calls with an unknown outcome, so a reload retries safely. */
  pendingCalls: 'pendingCalls',
} as const;

/** Names in this tab's sessionStorage, besides the drafts of its forms. */
export const SESSION_KEYS = {
  /** Session id of the payment on this tab's card page; empty until the payment is open. */
  cardPayment: 'cardPayment',
  /** The router's index of that page's entry in the history. */
  cardEntry: 'cardEntry',
  /** Deductibles chosen for each car, kept through changes of its package (reading 68). */
  deductibles: 'deductibles',
} as const;
