import type { Moratorium, Quote, RateResult } from '@shared/domain';
import type { FastifyInstance } from 'fastify';
import { createBuyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createFakeProviders } from '../../testing/fakeProviders';
import { createRatableQuote } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const ILLINOIS = { state: 'IL', from: '2026-11-20' } as const;

const pricesOf = async (client: TestClient, { id }: Quote, query = '') =>
  client.call<RateResult & { errors: { code: string; message: string }[] }>({
    method: 'GET',
    path: `/v2/quotes/${id}/rates${query}`,
  });

/** Operators stop new business without a release. */
const under = databaseUnderTest();
const providers = createFakeProviders(() => NOW);
let app: FastifyInstance;
/** Stops these and nothing else. */
const stop = async (...moratoriums: Moratorium[]) => {
  const store = app.moratoriumStore;
  for (const { id } of await store.list()) await store.end(id, null, 'Ann');
  for (const one of moratoriums) await store.add(one, 'Ann');
  await app.refreshMoratoriums();
};
beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => NOW, purchase: providers });
});
afterAll(() => app.close());
beforeEach(() => stop());

test('a stopped carrier is left out at once, even from stored prices, and offers again when the stop ends', async () => {
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  const before = (await pricesOf(client, quote)).body;
  const best = before.best_match?.carrier_id;
  await stop({ carrier: best, from: '2026-11-20' });
  const { body } = await pricesOf(client, quote);
  expect([body.best_match, ...body.other_rates].map((rate) => rate?.carrier_id)).not.toContain(best);
  expect(body.declined).toContainEqual({
    carrier_id: best,
    errors: [{ code: 'moratorium', message: expect.stringMatching(/^New policies are paused/) }],
  });
  await stop({ carrier: best, from: '2026-11-10', until: '2026-11-20' });
  expect((await pricesOf(client, quote)).body.best_match).toEqual(before.best_match);
});

test("a stop of the state leaves no price and says so; another county's stop has no effect here", async () => {
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  await stop({ state: 'IL', county: 'Lake', from: '2026-11-20' });
  expect((await pricesOf(client, quote)).body.errors).toEqual([]);
  await stop({ state: 'IL', county: 'Cook', from: '2026-11-20' });
  const { body } = await pricesOf(client, quote);
  expect([body.best_match, body.errors.map(({ code }) => code)]).toEqual([null, ['moratorium']]);
});

test('an open price cannot be bought while its carrier is stopped', async () => {
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  const { body } = await pricesOf(client, quote);
  await stop(ILLINOIS);
  const bought = await client.call({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}`,
    body: { selected_rate: { id: body.best_match?.id } },
    ifMatch: quote.version,
  });
  expect([bought.status, bought.codes]).toEqual([409, ['moratorium']]);
});

test('an application gets no final price, no plan and no payment', async () => {
  const buyer = await createBuyer(app, providers);
  const { quote, option } = await buyer.planned();
  await stop(ILLINOIS);
  const final = await pricesOf(buyer.client, quote, '?type=final_quote');
  const plan = await buyer.client.call({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}`,
    body: { payment_plan_code: option.plan_code },
    ifMatch: quote.version,
  });
  const token = await buyer.token();
  for (const answer of [final, plan, token])
    expect([answer.status, answer.codes]).toEqual([409, ['moratorium']]);
  await stop();
  expect((await buyer.token()).status).toBe(200);
});

test('a paid purchase continues, and a policy is not affected', async () => {
  const buyer = await createBuyer(app, providers);
  const { quote, sent, system, session } = await buyer.opened();
  await stop(ILLINOIS);
  system.pay(session.id);
  expect((await buyer.post(quote, 'bind', sent)).body.status).toBe('BOUND');
  await pricesOf(buyer.client, quote);
  buyer.sign();
  expect((await buyer.post(quote, 'complete')).body.status).toBe('COMPLETE');
  expect((await buyer.read(quote)).status).toBe('COMPLETE');
});
