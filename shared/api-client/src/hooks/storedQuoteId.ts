import { ApiError, coded } from '../transport/apiError';
import type { Transport } from '../transport/transport';

/** Id of the stored quote. @throws ApiError `quote_id_missing` if there is none (section 8). */
export function storedQuoteId(transport: Pick<Transport, 'quoteId'>): string {
  const quoteId = transport.quoteId();
  if (quoteId === null) throw new ApiError('http', 0, [coded('quote_id_missing')]);
  return quoteId;
}
