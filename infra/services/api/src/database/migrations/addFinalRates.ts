import { type Kysely, sql } from 'kysely';

/** 0003: the final rate of a purchase, separate from the compared prices. */
export async function addFinalRates(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table final_rates (
    quote_id text primary key references quotes (id) on delete cascade, fingerprint text not null,
    rate_version text not null, rated_on text not null, result text not null)`,
    )
    .execute(database);
}
