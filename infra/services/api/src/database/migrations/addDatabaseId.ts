import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'create table database_id (id integer primary key check (id = 1), value text not null)',
  'insert into database_id (id, value) values (1, gen_random_uuid()::text)',
  'create table opened_payments (purchase_id text primary key, opened_at double precision not null)',
  'create index opened_payments_old on opened_payments (opened_at)',
];

/** 0013: which database this is, and the payments that it opened, so that it settles no other's money (ADR 0055). */
export async function addDatabaseId(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
