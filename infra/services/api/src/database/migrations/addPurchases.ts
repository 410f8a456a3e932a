import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table purchases (
    id text primary key, quote_id text not null references quotes (id) on delete cascade, live boolean not null,
    system text not null, amount integer not null, session_id text unique, authorization_id text, envelope_id text unique,
    policy_number text unique, ends_as text, sealed text not null, sign_by double precision, attempts integer not null default 0,
    next_at double precision not null, created_at double precision not null)`,
  // One live purchase per quote, whichever node, tab or click comes first.
  'create unique index purchases_live on purchases (quote_id) where live',
  'create index purchases_due on purchases (next_at) where live',
  'create sequence policy_numbers',
  `create table policy_documents (
    id text primary key, quote_id text not null references quotes (id) on delete cascade, purchase_id text not null,
    type text not null, sha256 text not null, sealed text not null, released boolean not null, created_at double precision not null,
    unique (purchase_id, type))`,
  'create table hook_events (id text primary key, received_at double precision not null)',
];

/** 0005: purchases, policy documents, and received webhooks. */
export async function addPurchases(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
