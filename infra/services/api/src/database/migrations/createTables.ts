import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table quotes (
    id text primary key, version integer not null, status text not null, state_code text not null,
    data_key text not null, sealed text not null, selected_rate text,
    created_at double precision not null, updated_at double precision not null)`,
  ...['vehicles', 'drivers'].map(
    (table) => `create table ${table} (
    id text primary key, quote_id text not null references quotes (id) on delete cascade,
    position integer not null, sealed text not null, created_at double precision not null,
    unique (quote_id, position))`,
  ),
  `create table rates (
    quote_id text primary key references quotes (id) on delete cascade, fingerprint text not null,
    rate_version text not null, rated_on text not null, premiums text not null, result text not null)`,
  `create table quote_keys (
    key_hash text primary key, quote_id text not null references quotes (id) on delete cascade,
    created_at double precision not null)`,
  'create index quote_keys_quote on quote_keys (quote_id)',
  `create table enc_keys (
    kid text primary key, active_day integer not null unique, public_jwk text not null,
    private_wrapped text not null)`,
  `create table idempotency (
    scope text not null, idempotency_key text not null, body_hash text not null, claim text not null,
    claimed_at double precision not null, status_code integer, quote_id text, answer text,
    primary key (scope, idempotency_key))`,
  // Counters may be lost in a crash, so unlogged tables save disk writes.
  `create unlogged table rate_limits (
    bucket text not null, window_start double precision not null, hits integer not null default 1,
    primary key (bucket, window_start))`,
];

/** 0001: every table of the quote. */
export async function createTables(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
