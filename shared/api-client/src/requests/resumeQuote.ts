import { type Quote, STORAGE_KEYS } from '@shared/domain';
import type { Transport } from '../transport/transport';

/**
 * POST /v2/resume: exchanges the code of an emailed link for this browser's own quote key and stores id, key and state.
 * @throws ApiError 410 `resume_code_spent` for a used, expired or unknown code.
 */
export async function resumeQuote(transport: Transport, code: string): Promise<Quote> {
  const path = '/v2/resume';
  const request = { method: 'POST', path, body: { code }, quoteId: null, newKey: 'keep' } as const;
  const quote = await transport.callSealed<Quote>(request);
  transport.keepQuote(quote);
  // The form is prefilled with answers from another browser (section 2.5).
  if (quote.homeowner === null) transport.storage.removeItem(STORAGE_KEYS.filledQuoteEdit);
  else transport.storage.setItem(STORAGE_KEYS.filledQuoteEdit, 'true');
  return quote;
}
