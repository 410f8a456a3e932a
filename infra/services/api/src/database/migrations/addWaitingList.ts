import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table waiting_list (
    id text primary key, state_code text not null, sealed text not null, version text not null,
    language text not null, wording text not null, given_at double precision not null)`,
  'create index waiting_list_state on waiting_list (state_code)',
  // A letter can go to someone without a quote.
  'alter table outbox alter column quote_id drop not null',
];

/** 0009: people to email once their state can be quoted. */
export async function addWaitingList(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
