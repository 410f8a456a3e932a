import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock';
import type { Vault } from '../crypto/vault';
import { isDatabaseOutage } from '../database/databaseOutage';
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
  /** By visit, or by the network of a caller without one. */
  lookup: aMinute(30),
  catalogue: aMinute(120),
  resume: aMinute(10),
  /** New quotes (ADR 0049): by the network of a caller without a visit, by visit, and by a network on partners' pages. */
  create: aMinute(10),
  createInVisit: anHour(20),
  createAtPartner: aMinute(30),
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
  /** By the requester's network and mailbox; the mailbox's limit is higher, so that no one stranger uses up its owner's links. */
  resumeAsker: anHour(3),
  resumeLink: anHour(9),
  /** By the sender's network, for every kind of letter. */
  mailSender: anHour(20),
  /** Requests to be told when we come, by the sender's visit or network, and by mailbox. */
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

/** A payment is opened at its provider before it is written here, so it is never counted in one node's memory alone. */
const ONLY_STORED: ReadonlySet<LimitName> = new Set(['paymentQuote', 'paymentNetwork', 'paymentCard']);

export interface RateLimiter {
  /** Counts one call; returns the seconds to wait if it exceeds the limit, else null. */
  hit(limit: LimitName, who: string): Promise<number | null>;
  removeOld(): Promise<void>;
}

/** Windows that a node counts in memory at most, so that no outage fills it. */
const MOST_IN_MEMORY = 20_000;
/** ms for which an outage is not tried again, because a frozen database makes each caller wait for its timeout. */
const TRY_AGAIN = 2000;

/** Counts in memory, by bucket and window. */
function createMemoryCounts() {
  const counts = new Map<string, number>();
  return (bucket: string, windowStart: number): number => {
    const name = `${windowStart} ${bucket}`;
    const hits = (counts.get(name) ?? 0) + 1;
    counts.set(name, hits);
    const [oldest] = counts.keys();
    if (counts.size > MOST_IN_MEMORY && oldest !== undefined) counts.delete(oldest);
    return hits;
  };
}

async function countInDatabase(database: Kysely<DatabaseSchema>, bucket: string, windowStart: number) {
  const { hits } = await database
    .insertInto('rate_limits')
    .values({ bucket, window_start: windowStart })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql<number>`rate_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits;
}

export interface LimiterOptions {
  /** Multiplies every limit. */
  scale: number;
  /** Called when counting moves into memory. */
  onOutage?: (error: unknown) => void;
}

/**
 * Counters in the database, shared by all nodes. While it takes no writes (a full disk, an outage), each node counts
 * in memory, so that a call which needs no other write is answered and still limited.
 */
export function createRateLimiter(
  database: Kysely<DatabaseSchema>,
  vault: Vault,
  clock: Clock,
  { scale, onOutage = () => undefined }: LimiterOptions,
): RateLimiter {
  const countInMemory = createMemoryCounts();
  let awayUntil = 0;
  const count = async (limit: LimitName, bucket: string, windowStart: number): Promise<number> => {
    if (ONLY_STORED.has(limit)) return countInDatabase(database, bucket, windowStart);
    if (clock() < awayUntil) return countInMemory(bucket, windowStart);
    try {
      return await countInDatabase(database, bucket, windowStart);
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      awayUntil = clock() + TRY_AGAIN;
      onOutage(error);
      return countInMemory(bucket, windowStart);
    }
  };
  return {
    hit: async (limit, who) => {
      const now = clock();
      const { calls, window } = LIMITS[limit];
      const windowStart = now - (now % window);
      // An address is personal data, so only its keyed digest is stored.
      const hits = await count(limit, `${limit}:${vault.digest('rate-limit', who)}`, windowStart);
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
