import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { createVault } from '../crypto/vault';
import { createRateLimiter } from '../limits/rateLimiter';
import { createOutboxStore } from '../mail/outboxStore';
import { createResumeCodes } from '../mail/resumeCodes';
import { removeOldEvents } from '../purchase/hooks';
import { NEVER } from '../purchase/purchase';
import { createPurchaseStore } from '../purchase/purchaseStore';
import { createIdempotencyStore } from '../quotes/idempotencyStore';
import { createQuoteStore, createOpenedQuotes } from '../quotes/quoteStore';
import { startPostgres } from '@infra/postgres/testing';
import { createWaitingList } from '../waiting/waitingList';
import type { DatabaseSchema } from './databaseSchema';
import { openPostgres } from './openDatabase';

const QUOTES = 100_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const vault = createVault(randomBytes(32));

/** A site with many quotes, nearly all settled or new, as upkeep finds them every hour. */
const FILLING = [
  `insert into quotes select 'q' || i, 1, 'DRAFT', 'IL', 'k', 's', null, ${NOW} - i, ${NOW} from generate_series(1, ${QUOTES}) i`,
  `insert into idempotency select 's', 'k' || i, 'h', 'c', ${NOW} - i, 201, 'q' || i, 'a' from generate_series(1, ${QUOTES}) i`,
  `insert into rate_limits select 'b' || i, ${NOW} - i, 1 from generate_series(1, ${QUOTES}) i`,
  `insert into outbox select 'o' || i, 'q' || i, 'delivered', null, 1, ${NOW}, ${NOW} - i from generate_series(1, ${QUOTES}) i`,
  `insert into resume_codes select 'c' || i, 'q' || i, ${NOW} + i, null from generate_series(1, ${QUOTES}) i`,
  `insert into hook_events select 'h' || i, ${NOW} - i from generate_series(1, ${QUOTES}) i`,
  `insert into purchases select 'p' || i, 'q' || i, false, 'sdk', 1, 's' || i, null, 'e' || i, null, null, 's', null, 1, ${NEVER}, ${NOW} from generate_series(1, ${QUOTES}) i`,
  `insert into waiting_list select 'w' || i, 'CA', 's', 'v', 'en', 'w', ${NOW} - i from generate_series(1, ${QUOTES}) i`,
  'analyze',
];

interface Asked {
  text: string;
  values: readonly unknown[];
}

/** Runs all upkeep and workers once, and returns their statements. */
async function statementsOf(url: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  const kysely = new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }),
    log: ({ query }) => void asked.push({ text: query.sql, values: query.parameters }),
  });
  const clock = () => NOW;
  const quotes = createQuoteStore(kysely, vault, clock);
  const purchases = createPurchaseStore({
    database: kysely,
    quotes,
    clock,
    opened: createOpenedQuotes(clock),
  });
  const outbox = createOutboxStore(kysely, vault, clock);
  await createIdempotencyStore(kysely, clock).removeOld();
  await createRateLimiter(kysely, vault, clock, { scale: 1 }).removeOld();
  await createResumeCodes(kysely, clock).removeOld();
  await removeOldEvents(kysely, NOW);
  await outbox.removeOld();
  await createWaitingList(kysely, vault, clock).removeOld();
  await outbox.claim();
  await purchases.claim();
  await purchases.leftOpen();
  await kysely.destroy();
  return asked;
}

test('upkeep of 100,000 quotes uses indexes, and scans no table', async () => {
  const server = await startPostgres();
  const database = await openPostgres(server.url);
  for (const statement of FILLING) await sql.raw(statement).execute(database.kysely);
  const asked = await statementsOf(server.url);
  expect(asked).toHaveLength(9);
  const pool = new Pool({ connectionString: server.url, max: 1 });
  for (const { text, values } of asked) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(`${text}\n${plan}`).not.toContain('Seq Scan');
  }
  await pool.end();
  await database.close();
  await server.stop();
});
