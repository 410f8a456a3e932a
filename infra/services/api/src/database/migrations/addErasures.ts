import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // No reference to quotes: the row says that one is gone, and repeats the erasure after a restore.
  'create table erasures (quote_id text primary key, kind text not null, asked boolean not null, erased_at double precision not null)',
  'create index quotes_idle on quotes (status, updated_at)',
  `create index quotes_destroyed on quotes (id) where data_key = ''`,
  // Deleting a quote deletes its rows here, which no index found.
  'create index outbox_quote on outbox (quote_id)',
  'create index resume_codes_quote on resume_codes (quote_id)',
  'create index purchases_quote on purchases (quote_id)',
  'create index policy_documents_quote on policy_documents (quote_id)',
  'create index idempotency_quote on idempotency (quote_id)',
];

/** 0014: which quotes were erased, and the indexes for finding and deleting idle ones (ADR 0071). */
export async function addErasures(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
