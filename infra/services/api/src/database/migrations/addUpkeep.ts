import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'create table upkeep (task text primary key, begun_at double precision not null)',
  'create index idempotency_old on idempotency (claimed_at)',
  'create index rate_limits_old on rate_limits (window_start)',
  `create index outbox_settled on outbox (created_at) where state <> 'waiting'`,
  'create index resume_codes_old on resume_codes (expires_at)',
  'create index hook_events_old on hook_events (received_at)',
  // Papers that may still be waiting for a signature.
  'create index purchases_left on purchases (next_at) where not live and envelope_id is not null',
];

/** 0007: when each periodic task last ran, and the indexes for finding old rows. */
export async function addUpkeep(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
