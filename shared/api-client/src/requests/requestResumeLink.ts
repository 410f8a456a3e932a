import type { ResumeLinkInput } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { Accepted } from './sendQuote';

/**
 * POST /v2/resume-links: emails a new link if this quote was emailed to this address before; the response is the same
 * either way (reading 39). @throws ApiError 429 after three per hour.
 */
export function requestResumeLink(transport: Transport, link: ResumeLinkInput): Promise<Accepted> {
  const path = '/v2/resume-links';
  return transport.callSealed<Accepted>({ method: 'POST', path, body: link, quoteId: null, newKey: 'drop' });
}
