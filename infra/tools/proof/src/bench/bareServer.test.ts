import { createQuote, createRatableQuote } from '@infra/api/testing/fixtures';
import { hashQuoteKey } from '@infra/api/vault';
import { testApp } from '@infra/api/testing/testApp';
import { createTestClient } from '@infra/api/testing/testClient';
import { testDatabase } from '@infra/api/testing/testDatabase';
import { bareServer } from './bareServer';
import { type Recording, recordStatements } from './recordStatements';

let recording: Recording;
beforeAll(async () => {
  recording = await recordStatements();
});

/** A bare server and an app on one database, with one shopper's quote. */
async function start() {
  const database = await testDatabase();
  const app = await testApp(database);
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  await createQuote(await createTestClient(app));
  const own = { id: quote.id, keyHash: hashQuoteKey(client.quoteKey) };
  const bare = bareServer(database.kysely, recording, [own]);
  const rowsOf = async (table: 'quotes' | 'rates' | 'idempotency') =>
    (await database.kysely.selectFrom(table).selectAll().execute()).length;
  return { app, bare, database, quote, rowsOf };
}

test("the bare server writes what the API's calls write", async () => {
  const { app, bare, database, quote, rowsOf } = await start();
  const before = { quotes: await rowsOf('quotes'), kept: await rowsOf('idempotency') };
  await bare.inject({ method: 'POST', url: '/bare/0/create', payload: {} });
  await bare.inject({ method: 'POST', url: '/bare/0/create', payload: {} });
  expect(await rowsOf('quotes')).toBe(before.quotes + 2);
  expect(await rowsOf('idempotency')).toBe(before.kept + 2);
  await bare.inject({ method: 'GET', url: '/bare/0/rate' });
  expect(await rowsOf('rates')).toBe(1);
  const edited = await bare.inject({ method: 'PATCH', url: '/bare/0/edit', payload: {} });
  expect(edited.json()).toEqual({ id: quote.id, version: quote.version });
  // Repeat at a version that was not recorded.
  await bare.inject({ method: 'PATCH', url: '/bare/0/edit', payload: {} });
  const row = await database.kysely
    .selectFrom('quotes')
    .select(['version', 'status'])
    .where('id', '=', quote.id)
    .executeTakeFirst();
  expect(row).toEqual({ version: quote.version + 2, status: 'DRAFT' });
  expect(await rowsOf('rates')).toBe(0);
  await bare.close();
  await app.close();
});

/** The number of statements in each transaction of a call. */
const ofTransactions = (call: keyof Recording) =>
  recording[call].filter((step) => Array.isArray(step)).map((step) => [step].flat().length);

test('a new quote is one transaction; an edit and prices are one statement after their reads', () => {
  expect(ofTransactions('create')).toEqual([3]);
  expect(ofTransactions('edit')).toEqual([]);
  expect(recording.edit).toHaveLength(2);
  expect(ofTransactions('rate')).toEqual([]);
});
