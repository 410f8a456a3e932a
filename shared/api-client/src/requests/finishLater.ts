import type { FinishLaterInput } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { Accepted } from './sendQuote';

/**
 * POST /v2/quotes/{id}/resume-links: emails any address a single-use link to a step of the quote.
 * @throws ApiError 429 after three an hour.
 */
export function finishLater(
  transport: Transport,
  quoteId: string,
  body: FinishLaterInput,
): Promise<Accepted> {
  const path = `/v2/quotes/${quoteId}/resume-links`;
  return transport.callSealed<Accepted>({ method: 'POST', path, body, quoteId });
}
