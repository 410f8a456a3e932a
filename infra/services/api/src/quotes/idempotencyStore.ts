import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock';
import { isDatabaseOutage } from '../database/databaseOutage';
import type { DatabaseSchema } from '../database/databaseSchema';

/** A claim older than this belongs to a process that died. Less than the browser repeats a call (30 s, ADR 0054). */
const CLAIM_LEASE = 20_000;
const KEPT_FOR = 3 * 86_400_000;

export interface IdempotencyRequest {
  /** The scope of the keys: the caller's quote-key hash and the route. */
  scope: string;
  key: string;
  /** Keyed digest of the decrypted body: another body under the same key is the caller's mistake. */
  bodyHash: string;
}

/** The first call's response; `answer` is encrypted with the quote's data key. */
export interface RecordedAnswer {
  statusCode: number;
  quoteId: string;
  answer: string;
}

type Claim =
  | { kind: 'claimed'; claim: string }
  | { kind: 'done'; recorded: RecordedAnswer }
  | { kind: 'other_body' }
  | { kind: 'in_flight' };

export interface IdempotencyStore {
  claim(request: IdempotencyRequest): Promise<Claim>;
  /** Records the response inside the work's own transaction; throws if the claim was lost. */
  finish(
    transaction: Transaction<DatabaseSchema>,
    request: IdempotencyRequest,
    claim: string,
    recorded: RecordedAnswer,
  ): Promise<void>;
  /** Frees the key after an error, so that the corrected request may use it; during an outage, before the next claim. */
  release(request: IdempotencyRequest, claim: string): Promise<void>;
  removeOld(): Promise<void>;
}

type Row = Pick<DatabaseSchema['idempotency'], 'body_hash' | 'status_code' | 'quote_id' | 'answer'>;

function judge(row: Row, request: IdempotencyRequest): Claim {
  if (row.body_hash !== request.bodyHash) return { kind: 'other_body' };
  if (row.status_code === null || row.quote_id === null || row.answer === null) return { kind: 'in_flight' };
  return {
    kind: 'done',
    recorded: { statusCode: row.status_code, quoteId: row.quote_id, answer: row.answer },
  };
}

type Database = Kysely<DatabaseSchema>;

const tryClaim = (database: Database, request: IdempotencyRequest, token: string, now: number) =>
  database
    .insertInto('idempotency')
    .values({
      scope: request.scope,
      idempotency_key: request.key,
      body_hash: request.bodyHash,
      claim: token,
      claimed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'idempotency_key'])
        .doUpdateSet({ claim: token, claimed_at: now, body_hash: request.bodyHash })
        .where('idempotency.status_code', 'is', null)
        .where('idempotency.claimed_at', '<', now - CLAIM_LEASE),
    )
    .returning('claim')
    .executeTakeFirst();

async function claim(database: Database, request: IdempotencyRequest, now: number): Promise<Claim> {
  const token = randomUUID();
  if (await tryClaim(database, request, token, now)) return { kind: 'claimed', claim: token };
  const known = await database
    .selectFrom('idempotency')
    .select(['body_hash', 'status_code', 'quote_id', 'answer'])
    .where('scope', '=', request.scope)
    .where('idempotency_key', '=', request.key)
    .executeTakeFirst();
  // Released between the two statements, so the caller may simply retry.
  return known ? judge(known, request) : { kind: 'in_flight' };
}

async function finish(
  database: Database,
  request: IdempotencyRequest,
  token: string,
  recorded: RecordedAnswer,
) {
  const done = await database
    .updateTable('idempotency')
    .set({ status_code: recorded.statusCode, quote_id: recorded.quoteId, answer: recorded.answer })
    .where('scope', '=', request.scope)
    .where('idempotency_key', '=', request.key)
    .where('claim', '=', token)
    .returning('claim')
    .executeTakeFirst();
  if (!done) throw new Error('the idempotency claim was taken over');
}

async function free(database: Database, request: IdempotencyRequest, token: string): Promise<void> {
  await database
    .deleteFrom('idempotency')
    .where('scope', '=', request.scope)
    .where('idempotency_key', '=', request.key)
    .where('claim', '=', token)
    .where('status_code', 'is', null)
    .execute();
}

/** Runs every shopper's POST exactly once (design: security, purchase). */
export function createIdempotencyStore(database: Database, clock: Clock): IdempotencyStore {
  /** Claims of calls that an outage ended. Their callers repeat them long before the lease ends. */
  const left = new Set<{ request: IdempotencyRequest; token: string }>();
  const freeLeft = async () => {
    for (const one of left) {
      await free(database, one.request, one.token);
      left.delete(one);
    }
  };
  return {
    async claim(request) {
      await freeLeft();
      return claim(database, request, clock());
    },
    finish,
    async release(request, token) {
      try {
        await free(database, request, token);
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
        left.add({ request, token });
      }
    },
    removeOld: async () => {
      await database
        .deleteFrom('idempotency')
        .where('claimed_at', '<', clock() - KEPT_FOR)
        .execute();
    },
  };
}
