import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock';
import type { Vault } from '../crypto/vault';
import type { DatabaseSchema } from '../database/databaseSchema';

const MINUTE = 60_000;

/** Allowed calls a minute (design: security, limits and bad input). */
export const LIMITS = {
  /** By address. */
  lookup: 30,
  create: 10,
  catalogue: 120,
  /** By quote key. */
  rates: 30,
  edit: 120,
} as const;
export type LimitName = keyof typeof LIMITS;

export interface RateLimiter {
  /** Counts one call; answers the seconds to wait when it is one too many, else null. */
  hit(limit: LimitName, who: string): Promise<number | null>;
  removeOld(): Promise<void>;
}

/** Counters in the database, so that any number of nodes share them. `scale` multiplies every limit. */
export function createRateLimiter(
  database: Kysely<DatabaseSchema>,
  vault: Vault,
  clock: Clock,
  scale: number,
): RateLimiter {
  return {
    hit: async (limit, who) => {
      const now = clock();
      const windowStart = now - (now % MINUTE);
      // An address is personal data: only its keyed digest is stored.
      const bucket = `${limit}:${vault.digest('rate-limit', who)}`;
      const { hits } = await database
        .insertInto('rate_limits')
        .values({ bucket, window_start: windowStart })
        .onConflict((conflict) =>
          conflict
            .columns(['bucket', 'window_start'])
            .doUpdateSet({ hits: sql<number>`rate_limits.hits + 1` }),
        )
        .returning('hits')
        .executeTakeFirstOrThrow();
      return hits > LIMITS[limit] * scale ? Math.ceil((windowStart + MINUTE - now) / 1000) : null;
    },
    removeOld: async () => {
      await database
        .deleteFrom('rate_limits')
        .where('window_start', '<', clock() - 2 * MINUTE)
        .execute();
    },
  };
}
