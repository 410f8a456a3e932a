import { ApiFailure } from '../http/apiFailure';
import type { LimitName, RateLimiter } from './rateLimiter';

/** Counts one call. @throws ApiFailure 429 with the seconds to wait when it is one too many. */
export async function refuseOverLimit(limiter: RateLimiter, limit: LimitName, who: string): Promise<void> {
  const wait = await limiter.hit(limit, who);
  if (wait !== null) throw new ApiFailure(429, 'rate_limited', { retry_after: wait });
}
