import { type Kysely, sql } from 'kysely';

const QUOTE = 'quote_id text not null references quotes (id) on delete cascade';

const STATEMENTS = [
  `create table outbox (
    id text primary key, ${QUOTE}, state text not null default 'waiting', sealed text,
    attempts integer not null default 0, next_at double precision not null,
    created_at double precision not null)`,
  `create index outbox_waiting on outbox (next_at) where state = 'waiting'`,
  `create table quote_recipients (
    ${QUOTE}, address_digest text not null, created_at double precision not null,
    primary key (quote_id, address_digest))`,
  `create table resume_codes (
    code_hash text primary key, ${QUOTE}, expires_at double precision not null, used_by text)`,
  `create table consents (
    id text primary key, ${QUOTE}, kind text not null, version text not null, language text not null,
    wording text not null, sealed text not null, given_at double precision not null,
    withdrawn_at double precision)`,
  'create index consents_quote on consents (quote_id)',
];

/** 0002: letters to send, recipients, codes of mailed links, consents. */
export async function addMail(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
