import { clientNetwork } from '@infra/server';
import { mailboxOf } from '@shared/domain';
import { refuseOverLimit } from '../limits/refuseOverLimit';
import type { RateLimiter } from '../limits/rateLimiter';

interface Mailing {
  /** Address of the sender. */
  ip: string;
  to: string;
}

/**
 * So many letters an hour from one sender, about one quote and to one mailbox: nobody may use us to flood a mailbox, the
 * agent's neither. @throws ApiFailure 429
 */
export async function limitMail(
  limiter: RateLimiter,
  limit: 'mail' | 'contact',
  { ip, to, quoteId }: Mailing & { quoteId: string },
): Promise<void> {
  await refuseOverLimit(limiter, 'mailSender', clientNetwork(ip));
  await refuseOverLimit(limiter, limit, `quote ${quoteId}`);
  await refuseOverLimit(limiter, limit, `to ${mailboxOf(to)}`);
  if (limit === 'contact') await refuseOverLimit(limiter, 'agentMail', 'all');
}

/**
 * Limits who asks for a link, never the quote: a stranger who knows its id cannot use up its owner's links.
 * @throws ApiFailure 429
 */
export async function limitResumeLinks(limiter: RateLimiter, { ip, to }: Mailing): Promise<void> {
  await refuseOverLimit(limiter, 'resumeAsker', clientNetwork(ip));
  await refuseOverLimit(limiter, 'mailSender', clientNetwork(ip));
  await refuseOverLimit(limiter, 'resumeLink', `to ${mailboxOf(to)}`);
}
