import type { FastifyInstance } from 'fastify';
import { builtInCatalogue, CATALOGUE_VERSION, type Quote, type RateResult } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createBoughtQuote, createRatableQuote } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const DALLAS = { zip_code: '75201', state: 'TX', county: 'Dallas', city: 'Dallas' };

/** The returned catalog is that of the rating: the rate stores its version, not a copy (reading 45). */
const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
beforeAll(async () => {
  app = await testApp(under.database());
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
});

const read = async ({ id }: Pick<Quote, 'id'>) =>
  (await client.call<Quote>({ method: 'GET', path: `/v2/quotes/${id}` })).body;
const rated = async (address?: object) => {
  const quote = await createRatableQuote(client, address);
  const path = `/v2/quotes/${quote.id}/rates`;
  return { quote, rates: (await client.call<RateResult>({ method: 'GET', path })).body };
};

test('a quote returns it once rated, and no longer once an edit has cleared the rates [R45-3]', async () => {
  expect((await read(await createRatableQuote(client, DALLAS))).GWCoverages).toBeUndefined();
  client = await createTestClient(app);
  const { quote, rates } = await rated(DALLAS);
  expect(rates.best_match?.catalogue_version).toBe(CATALOGUE_VERSION);
  const known = await read(quote);
  expect(known.GWCoverages).toEqual(builtInCatalogue('TX'));
  const edit = { method: 'PATCH', path: `/v2/quotes/${quote.id}`, body: { homeowner: false } } as const;
  const { body } = await client.call<Quote>({ ...edit, ifMatch: known.version });
  expect('GWCoverages' in body).toBe(false);
  expect((await read(quote)).GWCoverages).toBeUndefined();
});

test('the bought rate keeps the version it was made with [R45-3]', async () => {
  const bought = await createBoughtQuote(client, DALLAS);
  expect(bought.selected_rate?.catalogue_version).toBe(CATALOGUE_VERSION);
  expect((await read(bought)).GWCoverages).toEqual(builtInCatalogue('TX'));
  expect(JSON.stringify(bought.selected_rate)).not.toContain('tool_tip');
});

test('if the browser has its own catalog, the quote returns none (reading 1)', async () => {
  expect((await read((await rated()).quote)).GWCoverages).toBeUndefined();
});
