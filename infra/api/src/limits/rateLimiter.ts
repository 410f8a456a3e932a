import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock';
import type { Vault } from '../crypto/vault';
import type { DatabaseSchema } from '../database/databaseSchema';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const each =
  (window: number) =>
  (calls: number): { calls: number; window: number } => ({ calls, window });
const aMinute = each(MINUTE);
const anHour = each(HOUR);

/** Allowed calls in a time window (design: security, limits and bad input). */
const LIMITS = {
  /** By address. */
  lookup: aMinute(30),
  create: aMinute(10),
  catalogue: aMinute(120),
  resume: aMinute(10),
  /** By quote key. */
  rates: aMinute(30),
  /** More often than the rates, because every saved answer asks for it. */
  priceRange: aMinute(60),
  address: aMinute(30),
  handOff: aMinute(10),
  /** By quote, and by recipient mailbox. */
  mail: anHour(3),
  contact: anHour(3),
  later: anHour(3),
  /** By the requester's network; the mailbox's limit is higher, so that no one stranger uses up its owner's links. */
  resumeAsker: anHour(3),
  resumeLink: anHour(9),
  /** By the sender's network, for every kind of letter. */
  mailSender: anHour(20),
  /** Requests to be told when we come, by the sender's network and by mailbox. */
  waiting: anHour(3),
  /** All letters to the agent's mailbox. */
  agentMail: anHour(60),
  /**
   * New payments, by quote and by the payer's network, and declined cards by quote and by card. Showing an open
   * payment again is not counted.
   */
  paymentQuote: anHour(10),
  paymentNetwork: anHour(15),
  paymentCard: anHour(5),
};
export type LimitName = keyof typeof LIMITS;

export interface RateLimiter {
  /** Counts one call; returns the seconds to wait if it exceeds the limit, else null. */
  hit(limit: LimitName, who: string): Promise<number | null>;
  removeOld(): Promise<void>;
}

/** Counters in the database, shared by all nodes. `scale` multiplies every limit. */
export function createRateLimiter(
  database: Kysely<DatabaseSchema>,
  vault: Vault,
  clock: Clock,
  scale: number,
): RateLimiter {
  return {
    hit: async (limit, who) => {
      const now = clock();
      const { calls, window } = LIMITS[limit];
      const windowStart = now - (now % window);
      // An address is personal data, so only its keyed digest is stored.
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
      return hits > calls * scale ? Math.ceil((windowStart + window - now) / 1000) : null;
    },
    removeOld: async () => {
      await database
        .deleteFrom('rate_limits')
        .where('window_start', '<', clock() - 2 * HOUR)
        .execute();
    },
  };
}
