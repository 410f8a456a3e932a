import type { ResumeLinkInput } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { Accepted } from './sendQuote';

/**
 * POST /v2/resume-links: a mail with a new link, if this quote was mailed to this address before. The answer is the
 * same if not (reading 39). @throws ApiError 429 after three an hour.
 */
export function requestResumeLink(transport: Transport, link: ResumeLinkInput): Promise<Accepted> {
  const path = '/v2/resume-links';
  return transport.callSealed<Accepted>({ method: 'POST', path, body: link, quoteId: null, newKey: 'drop' });
}
