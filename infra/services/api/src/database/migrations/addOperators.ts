import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table moratoriums (
    id text primary key, carrier text, state text, county text, from_day text not null, until_day text,
    ended_at double precision, created_at double precision not null)`,
  'create table operator_token (id integer primary key check (id = 1), token_hash text not null)',
  `create table operator_acts (
    id text primary key, at double precision not null, operator text not null, subject text not null, act text not null,
    facts text not null)`,
  'create index operator_acts_of on operator_acts (subject, at)',
  `create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'operator_acts is append-only'; end $$`,
  `create trigger operator_acts_append_only before update or delete on operator_acts
    for each row execute function refuse_change()`,
];

/** 0012: what operators decide for every node, and who decided it (ADR 0055). */
export async function addOperators(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
