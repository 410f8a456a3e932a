import { refuseOverLimit } from '../limits/refuseOverLimit';
import type { LimitName, RateLimiter } from '../limits/rateLimiter';
import { normalAddress } from './recipients';

/**
 * So many letters an hour about one quote, and to one address: nobody may use us to flood a mailbox. @throws ApiFailure 429
 */
export async function limitMail(
  limiter: RateLimiter,
  limit: LimitName,
  { quoteId, to }: { quoteId: string; to: string },
): Promise<void> {
  await refuseOverLimit(limiter, limit, `quote ${quoteId}`);
  await refuseOverLimit(limiter, limit, `to ${normalAddress(to)}`);
}
