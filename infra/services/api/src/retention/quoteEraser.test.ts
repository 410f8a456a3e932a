import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import {
  daysKept,
  type Erasure,
  KEPT_KINDS,
  type MyData,
  type Quote,
  RETENTION,
  statusesKeptAs,
} from '@shared/domain';
import { createBuyer } from '../testing/buyer';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { createFakeProviders } from '../testing/fakeProviders';
import { createQuote, createRatableQuote } from '../testing/fixtures';
import { testApp } from '../testing/testApp';
import { createTestClient } from '../testing/testClient';
import { createQuoteEraser } from './quoteEraser';

const DAY = 86_400_000;
const under = databaseUnderTest();
const providers = createFakeProviders();
let app: FastifyInstance;
let now = Date.parse('2026-11-28T12:00:00Z');
const clock = () => now;

beforeAll(async () => {
  app = await testApp(under.database(), { clock, purchase: providers, masterKey: randomBytes(32) });
});
afterAll(() => app.close());

/** Every table that names a quote, by the database itself, so that a new table is not forgotten. */
async function rowsOf(id: string): Promise<Record<string, number>> {
  const database = under.database().kysely;
  const { rows: tables } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = current_schema() and (column_name = 'quote_id' or (table_name = 'quotes' and column_name = 'id'))
      and table_name <> 'erasures'`.execute(database);
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['quotes', 'drivers', 'outbox', 'consents']),
  );
  const counts: Record<string, number> = {};
  for (const { name, column } of tables) {
    const { rows } = await sql<{ count: string }>`
      select count(*) from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(database);
    if (Number(rows[0]?.count) > 0) counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

const erasureOf = (id: string) =>
  under
    .database()
    .kysely.selectFrom('erasures')
    .select(['kind', 'asked'])
    .where('quote_id', '=', id)
    .executeTakeFirst();

test('"Erase my data" leaves no row of the quote in any table, and its key opens nothing [R16-7]', async () => {
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  const path = `/v2/quotes/${quote.id}`;
  await client.call({ method: 'GET', path: `${path}/rates` });
  await client.call({
    method: 'POST',
    path: `${path}/resume-links`,
    body: { to: 'ann@example.com', step: 'review' },
  });
  expect(await rowsOf(quote.id)).toMatchObject({ quotes: 1, rates: 1, quote_keys: 1 });
  const { status, body } = await client.call<Erasure>({ method: 'POST', path: `${path}/erase`, body: {} });
  expect([status, body]).toEqual([200, { erased: true, days_kept: 0 }]);
  expect(await rowsOf(quote.id)).toEqual({});
  expect(await erasureOf(quote.id)).toEqual({ kind: 'priced', asked: true });
  expect((await client.call({ method: 'GET', path })).status).toBe(404);
  expect((await client.call({ method: 'POST', path: `${path}/erase`, body: {} })).status).toBe(404);
});

test("nobody erases or reads another's data", async () => {
  const quote = await createQuote(await createTestClient(app));
  const stranger = await createTestClient(app);
  const path = `/v2/quotes/${quote.id}`;
  expect((await stranger.call({ method: 'POST', path: `${path}/erase`, body: {} })).status).toBe(404);
  expect((await stranger.call({ method: 'GET', path: `${path}/data` })).status).toBe(404);
  expect(await rowsOf(quote.id)).toMatchObject({ quotes: 1 });
});

test('"Get my data" has the answers and how long they are kept, and no identity number in full', async () => {
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  const { body } = await client.call<MyData>({ method: 'GET', path: `/v2/quotes/${quote.id}/data` });
  expect(body).toMatchObject({ kept_as: 'draft', days_kept: RETENTION.draft.days, consents: [] });
  const read = await client.call<Quote>({ method: 'GET', path: `/v2/quotes/${quote.id}` });
  expect(body.quote).toEqual(read.body);
});

test('an open payment is not erased; a policy is kept and the answer says how long', async () => {
  const buyer = await createBuyer(app, providers);
  const { quote } = await buyer.paid();
  const path = `/v2/quotes/${quote.id}/erase`;
  expect((await buyer.client.call({ method: 'POST', path, body: {} })).status).toBe(409);
  buyer.sign();
  await buyer.post(quote, 'complete');
  const { status, body } = await buyer.client.call<Erasure>({ method: 'POST', path, body: {} });
  expect([status, body]).toEqual([
    200,
    { erased: false, days_kept: daysKept('policy', quote.address.state) },
  ]);
  expect(await rowsOf(quote.id)).toMatchObject({ quotes: 1, policy_documents: expect.any(Number) });
});

test.each(KEPT_KINDS)('a quote kept as %s is erased after its days, not before', async (kind) => {
  const client = await createTestClient(app);
  const { id } = await createQuote(client);
  const database = under.database().kysely;
  const [status = 'DRAFT'] = statusesKeptAs(kind);
  await database.updateTable('quotes').set({ status }).where('id', '=', id).execute();
  const eraser = createQuoteEraser({ database, opened: app.openedQuotes, clock });
  const start = now;
  now = start + daysKept(kind, 'IL') * DAY - 1;
  await eraser.eraseDue();
  expect(await rowsOf(id)).toMatchObject({ quotes: 1 });
  now += 2;
  expect((await eraser.eraseDue())[kind]).toBeGreaterThan(0);
  expect(await rowsOf(id)).toEqual({});
  expect(await erasureOf(id)).toEqual({ kind, asked: false });
  now = start;
});

test('what a node left half erased is finished, and opens for nobody meanwhile', async () => {
  const client = await createTestClient(app);
  const { id } = await createQuote(client);
  const database = under.database().kysely;
  await database.updateTable('quotes').set({ data_key: '' }).where('id', '=', id).execute();
  await database.deleteFrom('quote_keys').where('quote_id', '=', id).execute();
  expect((await client.call({ method: 'GET', path: `/v2/quotes/${id}` })).status).toBe(404);
  await createQuoteEraser({ database, opened: app.openedQuotes, clock }).eraseDue();
  expect(await rowsOf(id)).toEqual({});
});
