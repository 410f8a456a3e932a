/** Names in the browser's localStorage (specification 3, reading 28). All are removed by start over. */
export const STORAGE_KEYS = {
  quoteId: 'quoteId',
  quoteKey: 'quoteKey',
  stateCode: 'stateCode',
  filledQuoteEdit: 'filledQuoteEdit',
} as const;
