import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/databaseSchema';
import { ApiFailure } from '../http/apiFailure';

type Database = Kysely<DatabaseSchema>;

const DAY = 86_400_000;

/** Counts are by UTC day, so that they do not depend on where a shopper is. */
const utcDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** @throws ApiFailure 403 for an unknown or stopped partner */
async function startable(database: Database, key: string): Promise<number> {
  const partner = await database
    .selectFrom('partners')
    .select(['stopped', 'daily_limit'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!partner) throw new ApiFailure(403, 'partner_unknown');
  if (partner.stopped) throw new ApiFailure(403, 'partner_stopped');
  return partner.daily_limit;
}

async function startedOn(database: Database, key: string, day: string): Promise<number> {
  const counted = await database
    .selectFrom('partner_counts')
    .select('started')
    .where('partner_key', '=', key)
    .where('day', '=', day)
    .executeTakeFirst();
  return counted?.started ?? 0;
}

/**
 * Remembers the partner whose page starts a quote, in the transaction that creates it. It counts with its first answer,
 * so that opening quotes in a loop uses up nobody's limit of the day (ADR 0049).
 * @throws ApiFailure 403 for an unknown or stopped partner, 429 over its limit of the day
 */
export async function rememberPartner(
  transaction: Transaction<DatabaseSchema>,
  key: string,
  quoteId: string,
  now: number,
): Promise<void> {
  const limit = await startable(transaction, key);
  if ((await startedOn(transaction, key, utcDay(now))) >= limit)
    throw new ApiFailure(429, 'partner_limit_reached', {
      retry_after: Math.ceil((DAY - (now % DAY)) / 1000),
    });
  await transaction.insertInto('partner_quotes').values({ quote_id: quoteId, partner_key: key }).execute();
}

/** The part of a `with` that counts a quote's first answer; `written` is an earlier part with the quote's id. */
export const countStarted = (now: number): RawBuilder<unknown> => sql`started as (
    insert into partner_counts (partner_key, day, started, priced, bought)
    select partner_key, ${utcDay(now)}, 1, 0, 0 from partner_quotes where quote_id in (select id from written)
    on conflict (partner_key, day) do update set started = partner_counts.started + 1)`;

/**
 * The parts of a `with` that count a quote's first prices; `marked` is an earlier part with the quote's id. A quote
 * without a partner counts nothing.
 */
export const countPriced = (now: number): RawBuilder<unknown> => sql`first_prices as (
    update partner_quotes set priced = true where not priced and quote_id in (select id from marked)
    returning partner_key),
  counted as (
    insert into partner_counts (partner_key, day, started, priced, bought)
    select partner_key, ${utcDay(now)}, 0, 1, 0 from first_prices
    on conflict (partner_key, day) do update set priced = partner_counts.priced + 1)`;

/** Counts a policy that is paid for and signed, once for its quote. */
export async function countBought(database: Database, quoteId: string, now: number): Promise<void> {
  await sql`with first as (
      update partner_quotes set bought = true where not bought and quote_id = ${quoteId} returning partner_key)
    insert into partner_counts (partner_key, day, started, priced, bought)
    select partner_key, ${utcDay(now)}, 0, 0, 1 from first
    on conflict (partner_key, day) do update set bought = partner_counts.bought + 1`.execute(database);
}
