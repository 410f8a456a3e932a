import { clientNetwork } from '@infra/server';
import { mailboxOf } from '@shared/domain';
import { type Caller, callerOf } from '../limits/callerOf';
import { refuseOverLimit } from '../limits/refuseOverLimit';
import type { RateLimiter } from '../limits/rateLimiter';

interface Mailing {
  sender: Caller;
  to: string;
}

/** Letters go to others, so a visit, of which one sender may have many, allows no more of them. */
const networkOf = ({ sender: { ip } }: Mailing): string => clientNetwork(ip);

/**
 * Limits letters per hour by sender, quote and mailbox, so that nobody can flood a mailbox, including the agent's.
 * @throws ApiFailure 429
 */
export async function limitMail(
  limiter: RateLimiter,
  limit: 'mail' | 'contact' | 'later',
  mailing: Mailing & { quoteId: string },
): Promise<void> {
  const { to, quoteId } = mailing;
  await refuseOverLimit(limiter, 'mailSender', networkOf(mailing));
  await refuseOverLimit(limiter, limit, `quote ${quoteId}`);
  await refuseOverLimit(limiter, limit, `to ${mailboxOf(to)}`);
  if (limit === 'contact') await refuseOverLimit(limiter, 'agentMail', 'all');
}

/** Limits who may ask to be told when we come, and how often one mailbox is written to. @throws ApiFailure 429 */
export async function limitWaiting(limiter: RateLimiter, mailing: Mailing): Promise<void> {
  await refuseOverLimit(limiter, 'waiting', `from ${callerOf(mailing.sender)}`);
  await refuseOverLimit(limiter, 'mailSender', networkOf(mailing));
  await refuseOverLimit(limiter, 'waiting', `to ${mailboxOf(mailing.to)}`);
}

/**
 * Limits what one network may request for one mailbox, never the quote, so that a stranger who knows its id cannot use
 * up its owner's links, and people who share an address do not wait for each other.
 * @throws ApiFailure 429
 */
export async function limitResumeLinks(limiter: RateLimiter, mailing: Mailing): Promise<void> {
  const mailbox = mailboxOf(mailing.to);
  await refuseOverLimit(limiter, 'resumeAsker', `${networkOf(mailing)} for ${mailbox}`);
  await refuseOverLimit(limiter, 'mailSender', networkOf(mailing));
  await refuseOverLimit(limiter, 'resumeLink', `to ${mailbox}`);
}
