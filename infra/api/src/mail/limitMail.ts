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
 * Limits letters per hour by sender, quote and mailbox, so that nobody can flood a mailbox, including the agent's.
 * @throws ApiFailure 429
 */
export async function limitMail(
  limiter: RateLimiter,
  limit: 'mail' | 'contact' | 'later',
  { ip, to, quoteId }: Mailing & { quoteId: string },
): Promise<void> {
  await refuseOverLimit(limiter, 'mailSender', clientNetwork(ip));
  await refuseOverLimit(limiter, limit, `quote ${quoteId}`);
  await refuseOverLimit(limiter, limit, `to ${mailboxOf(to)}`);
  if (limit === 'contact') await refuseOverLimit(limiter, 'agentMail', 'all');
}

/** Limits who may ask to be told when we come, and how often one mailbox is written to. @throws ApiFailure 429 */
export async function limitWaiting(limiter: RateLimiter, { ip, to }: Mailing): Promise<void> {
  await refuseOverLimit(limiter, 'waiting', `from ${clientNetwork(ip)}`);
  await refuseOverLimit(limiter, 'mailSender', clientNetwork(ip));
  await refuseOverLimit(limiter, 'waiting', `to ${mailboxOf(to)}`);
}

/**
 * Limits the requester of a link, never the quote, so that a stranger who knows its id cannot use up its owner's
 * links.
 * @throws ApiFailure 429
 */
export async function limitResumeLinks(limiter: RateLimiter, { ip, to }: Mailing): Promise<void> {
  await refuseOverLimit(limiter, 'resumeAsker', clientNetwork(ip));
  await refuseOverLimit(limiter, 'mailSender', clientNetwork(ip));
  await refuseOverLimit(limiter, 'resumeLink', `to ${mailboxOf(to)}`);
}
