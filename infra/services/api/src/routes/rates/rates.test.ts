import type { FastifyInstance } from 'fastify';
import type { Quote, RateResult } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { ACCORD, createQuote, createRatableQuote, PAT } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const path = (quote: { id: string }, rest = '') => `/v2/quotes/${quote.id}${rest}`;

const steps = (one: RateResult['best_match'] | undefined) =>
  one?.vehicles[0]?.coverages[0]?.steps.length ?? 0;

const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
const read = (quote: { id: string }) => client.call<Quote>({ method: 'GET', path: path(quote) });
const patch = (quote: { id: string }, body: unknown, ifMatch: string | number) =>
  client.call<Quote>({ method: 'PATCH', path: path(quote), body, ifMatch });
const rate = (quote: { id: string }, query = '') =>
  client.call<RateResult>({ method: 'GET', path: path(quote, `/rates${query}`) });

beforeAll(async () => {
  app = await testApp(under.database());
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
});

test('spec 4: rates are returned, stay while only a coverage changes, and are cleared by any other edit [4-8]', async () => {
  const quote = await createRatableQuote(client);
  const first = await rate(quote);
  expect(first.body.errors).toEqual([]);
  expect(1 + first.body.other_rates.length).toBeGreaterThanOrEqual(4);
  expect((await rate(quote)).body).toEqual(first.body);
  const rated = (await read(quote)).body;
  expect([rated.status, rated.version]).toEqual(['RATED', 3]);
  expect(rated.vehicles[0]?.vehicle_premium).toBe(first.body.best_match?.vehicles[0]?.premium);
  const vehicle = path(quote, `/vehicles/${quote.vehicles[0]?.id}`);
  const better = await client.call<{ quote: Quote }>({
    method: 'PATCH',
    path: vehicle,
    body: { coverage_package_name: 'BETTER' },
    ifMatch: 3,
  });
  expect([better.body.quote.status, better.body.quote.vehicles[0]?.vehicle_premium]).toEqual([
    'RATED',
    rated.vehicles[0]?.vehicle_premium,
  ]);
  expect((await rate(quote)).body.best_match?.policy_premium).toBeGreaterThan(
    first.body.best_match?.policy_premium ?? 0,
  );
  const used = await client.call<{ quote: Quote }>({
    method: 'PATCH',
    path: vehicle,
    body: { use_code: 'farm' },
    ifMatch: 4,
  });
  expect([used.body.quote.status, used.body.quote.vehicles[0]?.vehicle_premium]).toEqual(['DRAFT', null]);
});

test.each([
  ['adding a vehicle', 'POST', () => '/vehicles', ACCORD],
  ['updating a vehicle', 'PATCH', ({ vehicles }) => `/vehicles/${vehicles[1]?.id}`, { use_code: 'farm' }],
  ['deleting a vehicle', 'DELETE', ({ vehicles }) => `/vehicles/${vehicles[1]?.id}`, undefined],
  ['adding a driver', 'POST', () => '/drivers', PAT],
  ['updating a driver', 'PATCH', ({ drivers }) => `/drivers/${drivers[1]?.id}`, { age: 31 }],
  ['deleting a driver', 'DELETE', ({ drivers }) => `/drivers/${drivers[1]?.id}`, undefined],
] satisfies [string, 'POST' | 'PATCH' | 'DELETE', (quote: Quote) => string, object | undefined][])(
  'spec 4: %s clears the rates, so that none can be bought before it is rated again [4-7]',
  async (_name, method, of, body) => {
    const { id } = await createRatableQuote(client);
    await client.call({ method: 'POST', path: path({ id }, '/vehicles'), body: ACCORD });
    await client.call({ method: 'POST', path: path({ id }, '/drivers'), body: PAT });
    const buy = { selected_rate: { id: (await rate({ id })).body.best_match?.id } };
    const rated = (await read({ id })).body;
    expect([rated.status, rated.vehicles[0]?.vehicle_premium]).toEqual(['RATED', expect.any(Number)]);
    const call = { method, path: path({ id }, of(rated)), ifMatch: rated.version };
    const { status } = await client.call(body === undefined ? call : { ...call, body });
    expect(status).toBeLessThan(300);
    const edited = (await read({ id })).body;
    expect([edited.status, edited.vehicles.map(({ vehicle_premium: premium }) => premium)]).toEqual([
      'DRAFT',
      edited.vehicles.map(() => null),
    ]);
    expect((await patch({ id }, buy, edited.version)).codes).toEqual(['field_not_writable']);
    expect((await rate({ id })).body.errors).toEqual([]);
    expect((await read({ id })).body.status).toBe('RATED');
  },
);

test('prices are the same on every run', async () => {
  const quote = await createRatableQuote(client);
  const { body } = await rate(quote);
  const rates = [body.best_match, ...body.other_rates].map((one) => [
    one?.carrier_product_id,
    one?.policy_premium,
  ]);
  const again = (await rate(quote)).body;
  expect([again.best_match, ...again.other_rates].map((one) => one?.policy_premium)).toEqual(
    rates.map(([, premium]) => premium),
  );
});

test('a young second driver and the credit answer change the price plausibly', async () => {
  const quote = await createRatableQuote(client);
  const before = (await rate(quote)).body.best_match?.policy_premium ?? 0;
  await client.call({
    method: 'POST',
    path: path(quote, '/drivers'),
    body: { ...PAT, age: 19, credit_score: undefined },
  });
  const young = (await rate(quote)).body.best_match?.policy_premium ?? 0;
  expect(young).toBeGreaterThan(before * 1.1);
  const holder = path(quote, `/drivers/${quote.drivers[0]?.id}`);
  await client.call({ method: 'PATCH', path: holder, body: { credit_score: 'excellent' }, ifMatch: 4 });
  expect((await rate(quote)).body.best_match?.policy_premium).toBeLessThan(young);
});

test("reading 10: rating by plan assigns the quote's number; an unknown plan is rejected [4-41]", async () => {
  const quote = await createRatableQuote(client);
  const { body } = await rate(quote);
  const full = body.best_match?.payment_options.find((option) => option.plan_type === 'pay_in_full');
  const other = body.other_rates[0];
  const again = await rate(quote, `?plan_code=${full?.plan_code}&rate_id=${other?.id}`);
  expect([again.status, again.body.quote_number]).toEqual([200, expect.stringMatching(/^Q-/)]);
  const stored = (await read(quote)).body;
  expect([stored.pay_in_full, stored.payment_plan_code, stored.version]).toEqual([true, full?.plan_code, 3]);
  expect((await rate(quote, '?plan_code=nope')).codes).toEqual(['plan_not_found']);
  expect((await rate(quote, '?social=123456789')).codes).toEqual(['plaintext_sensitive']);
});

test('the viewed rate includes its trace; the others do not', async () => {
  const quote = await createRatableQuote(client);
  const { body } = await rate(quote);
  expect([steps(body.best_match) > 0, steps(body.other_rates[1])]).toEqual([true, 0]);
  const looked = await rate(quote, `?rate_id=${body.other_rates[1]?.id}`);
  expect(steps(looked.body.other_rates[1])).toBeGreaterThan(0);
});

test('readings 8 and 15: Buy online freezes the snapshot; later edits clear rates, never the snapshot [R8, R8-4, R8-5]', async () => {
  const quote = await createRatableQuote(client);
  const { body } = await rate(quote);
  const rateId = body.other_rates[0]?.id;
  const bought = await patch(quote, { selected_rate: { id: rateId } }, 3);
  expect([bought.status, bought.body.status, bought.body.selected_rate?.id]).toEqual([
    200,
    'APPLYING',
    rateId,
  ]);
  const driver = path(quote, `/drivers/${quote.drivers[0]?.id}`);
  const edited = await client.call<{ quote: Quote }>({
    method: 'PATCH',
    path: driver,
    body: { marital_status: 'married' },
    ifMatch: 4,
  });
  expect([edited.body.quote.status, edited.body.quote.selected_rate]).toEqual([
    'APPLYING',
    bought.body.selected_rate,
  ]);
});

test('a price of an older quote cannot be bought (409 rates_stale), nor one never offered (422)', async () => {
  const quote = await createRatableQuote(client);
  const { body } = await rate(quote);
  const vehicle = path(quote, `/vehicles/${quote.vehicles[0]?.id}`);
  await client.call({
    method: 'PATCH',
    path: vehicle,
    body: { coverage_package_name: 'LIABILITY' },
    ifMatch: 3,
  });
  const stale = await patch(quote, { selected_rate: { id: body.best_match?.id } }, 4);
  const never = await patch(quote, { selected_rate: { id: 'FCIC-MAVERICK.free' } }, 4);
  expect([stale.codes, never.codes]).toEqual([['rates_stale'], ['rate_not_found']]);
});

test("an incomplete quote returns coded errors in the caller's language", async () => {
  const quote = await createQuote(client);
  const { status, body } = await client.call<RateResult>({
    method: 'GET',
    path: path(quote, '/rates'),
    language: 'es',
  });
  expect([status, body.errors[0]?.code, body.errors[0]?.message]).toEqual([
    200,
    'quote_incomplete',
    'Agregue al menos un vehículo y un conductor.',
  ]);
});
