import type { FastifyInstance } from 'fastify';
import type { Quote, RateResult } from '@shared/domain';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { createRatableQuote, createStatedApplication } from '../testing/fixtures';
import { testApp } from '../testing/testApp';
import { createTestClient, type TestClient } from '../testing/testClient';

const LAST_DAY_OF_R1 = Date.parse('2026-11-14T18:00:00Z');
const FIRST_DAY_OF_R2 = Date.parse('2026-11-15T18:00:00Z');

/** Quotes that were open when new tables took effect. */
const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
let now = LAST_DAY_OF_R1;
const rates = ({ id }: Quote, query = '') =>
  client.call<RateResult>({ method: 'GET', path: `/v2/quotes/${id}/rates${query}` });
const read = ({ id }: Quote) => client.call<Quote>({ method: 'GET', path: `/v2/quotes/${id}` });
const patch = async (quote: Quote, body: object) => {
  const { version } = (await read(quote)).body;
  return client.call<Quote>({ method: 'PATCH', path: `/v2/quotes/${quote.id}`, body, ifMatch: version });
};

beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = LAST_DAY_OF_R1;
  client = await createTestClient(app);
});

test('prices of the old tables can no longer be bought; a new request uses the new tables (ADR 0028)', async () => {
  const quote = await createRatableQuote(client);
  const { body: old } = await rates(quote);
  now = FIRST_DAY_OF_R2;
  const buying = await patch(quote, { selected_rate: { id: old.best_match?.id } });
  expect([old.best_match?.rate_version, buying.codes]).toEqual(['r1', ['rates_stale']]);
  const { body: renewed } = await rates(quote);
  const versions = [renewed.best_match, ...renewed.other_rates].map((rate) => rate?.rate_version);
  expect(new Set(versions)).toEqual(new Set(['r2']));
});

test('a price is valid until midnight where the cars are, and not a minute longer [R41]', async () => {
  const MIDNIGHT = Date.parse('2026-11-14T06:00:00Z');
  now = MIDNIGHT - 60_000;
  const quote = await createRatableQuote(client);
  const { body: shown } = await rates(quote);
  now = MIDNIGHT;
  const id = shown.best_match?.id;
  expect((await patch(quote, { selected_rate: { id } })).codes).toEqual(['rates_stale']);
  now = MIDNIGHT - 1;
  expect((await patch(quote, { selected_rate: { id } })).status).toBe(200);
});

test('a bought price stays as quoted; the final one uses the new tables before a plan is chosen (ADR 0028)', async () => {
  const quote = await createStatedApplication(client, '2026-12-01');
  const { body: old } = await rates(quote, '?type=final_quote');
  now = FIRST_DAY_OF_R2;
  const plan = { payment_plan_code: old.best_match?.payment_options[0]?.plan_code };
  expect([old.best_match?.rate_version, (await patch(quote, plan)).codes]).toEqual(['r1', ['rates_stale']]);
  const { body: renewed } = await rates(quote, '?type=final_quote');
  expect(renewed.best_match?.rate_version).toBe('r2');
  expect((await read(quote)).body.selected_rate).toEqual(quote.selected_rate);
  expect(quote.selected_rate?.rate_version).toBe('r1');
  expect((await patch(quote, plan)).status).toBe(200);
});
