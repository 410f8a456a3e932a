import { ApiFailure } from '../http/apiFailure';
import type { LimitName, RateLimiter } from './rateLimiter';

type LimitCode = 'rate_limited' | 'payment_limited';

/** Counts one call. @throws ApiFailure 429 with the seconds to wait if it exceeds the limit. */
export async function refuseOverLimit(
  limiter: RateLimiter,
  limit: LimitName,
  who: string,
  code: LimitCode = 'rate_limited',
): Promise<void> {
  const wait = await limiter.hit(limit, who);
  if (wait !== null) throw new ApiFailure(429, code, { retry_after: wait });
}
