import { type Kysely, sql } from 'kysely';

const PARTNER = 'partner_key text not null references partners (key) on delete cascade';

const STATEMENTS = [
  `create table partners (
    key text primary key, name text not null, origins text not null, modes text not null, language text not null,
    theme text not null, hold text, stopped boolean not null default false, daily_limit integer not null,
    secret_hash text, created_at double precision not null)`,
  `create table partner_quotes (
    quote_id text primary key references quotes (id) on delete cascade, ${PARTNER},
    priced boolean not null default false, bought boolean not null default false)`,
  'create index partner_quotes_partner on partner_quotes (partner_key)',
  `create table partner_counts (
    ${PARTNER}, day text not null, started integer not null, priced integer not null, bought integer not null,
    primary key (partner_key, day))`,
];

/** 0011: partners that embed the quote, the quotes that they brought, and their counts (ADR 0044). */
export async function addPartners(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
