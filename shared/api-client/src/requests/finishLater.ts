import type { FinishLaterInput } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { Accepted } from './sendQuote';

/**
 * POST /v2/quotes/{id}/resume-links: emails a single-use link to a step of the quote to any address.
 * @throws ApiError 429 after three per hour.
 */
export function finishLater(
  transport: Transport,
  quoteId: string,
  body: FinishLaterInput,
): Promise<Accepted> {
  const path = `/v2/quotes/${quoteId}/resume-links`;
  return transport.callSealed<Accepted>({ method: 'POST', path, body, quoteId });
}
