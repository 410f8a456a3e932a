import type { FastifyInstance } from 'fastify';
import type { PriceChanges, Quote, RateResult, VehicleCoverage } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createQuote, createRatableQuote } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const fcicIn = ({ best_match: best, other_rates: others }: RateResult) =>
  [best, ...others].find((rate) => rate?.carrier_id === 'FCIC');

const withCollision = (coverages: VehicleCoverage[], amount: number) =>
  coverages.map(({ type, limits }) => ({
    type,
    limits: type === 'collision' ? limits.map((limit) => ({ ...limit, amount })) : limits,
  }));

const superseded = (carrier_id: string) => ({ carrier_id, changes: [], deductibles: [], superseded: true });

const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
const changes = (quote: { id: string }, query = '?carrier_id=FCIC') =>
  client.call<PriceChanges>({ method: 'GET', path: `/v2/quotes/${quote.id}/rates/changes${query}` });
const patchCar = (quote: Quote, body: object, ifMatch: number) =>
  client.call<{ vehicle: Quote['vehicles'][0]; quote: Quote }>({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}/vehicles/${quote.vehicles[0]?.id}`,
    body,
    ifMatch,
  });
const rates = (quote: { id: string }, query = '') =>
  client.call<RateResult>({ method: 'GET', path: `/v2/quotes/${quote.id}/rates${query}` });

beforeAll(async () => {
  app = await testApp(under.database());
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
});

test('what would change a price: both directions, in cents; the quote does not change', async () => {
  const quote = await createRatableQuote(client);
  const { status, body } = await changes(quote);
  expect([status, body.carrier_id]).toEqual([200, 'FCIC']);
  const differences = body.changes.map(({ difference }) => difference);
  expect(differences.every(Number.isInteger)).toBe(true);
  expect([differences.some((cents) => cents < 0), differences.some((cents) => cents > 0)]).toEqual([
    true,
    true,
  ]);
  const after = await client.call<Quote>({ method: 'GET', path: `/v2/quotes/${quote.id}` });
  expect([after.body.version, after.body.status]).toEqual([quote.version, 'DRAFT']);
});

test('a price that an edit or a new day has replaced is no error: superseded, with nothing listed', async () => {
  const quote = await createRatableQuote(client);
  const shown = await rates(quote);
  const asked = `?carrier_id=FCIC&rate_id=${fcicIn(shown.body)?.id}`;
  expect((await changes(quote, asked)).body).toEqual((await changes(quote)).body);
  const full = shown.body.best_match?.payment_options.find((option) => option.plan_type === 'pay_in_full');
  await rates(quote, `?plan_code=${full?.plan_code}`);
  expect((await changes(quote, asked)).body.superseded).toBeUndefined();
  await patchCar(quote, { coverage_package_name: 'BETTER' }, quote.version);
  const { status, body } = await changes(quote, asked);
  expect([status, body]).toEqual([200, superseded('FCIC')]);
  const now = fcicIn((await rates(quote)).body);
  expect((await changes(quote, `?carrier_id=FCIC&rate_id=${now?.id}`)).body.changes).not.toEqual([]);
});

test('a carrier without a price is no error either, nor is a quote without a car', async () => {
  const quote = await createRatableQuote(client);
  expect((await changes(quote, '?carrier_id=TXR')).body).toEqual(superseded('TXR'));
  client = await createTestClient(app);
  expect((await changes(await createQuote(client))).body).toEqual(superseded('FCIC'));
});

test("an unknown carrier, none, a malformed rate and another shopper's quote are rejected", async () => {
  const quote = await createRatableQuote(client);
  expect((await changes(quote, '?carrier_id=nobody')).status).toBe(422);
  expect((await changes(quote, '')).status).toBe(422);
  expect((await changes(quote, '?carrier_id=FCIC&rate_id=a%20b')).status).toBe(422);
  client = await createTestClient(app);
  await createQuote(client);
  expect((await changes(quote)).status).toBe(404);
});

test('a chosen deductible is rated, stored with its package, and kept in the purchase; others are rejected [R15-3]', async () => {
  const quote = await createRatableQuote(client);
  const better = await patchCar(quote, { coverage_package_name: 'BETTER' }, quote.version);
  const { coverages } = better.body.vehicle;
  const at = coverages.findIndex(({ type }) => type === 'collision');
  const before = (await rates(quote)).body.best_match?.policy_premium ?? 0;
  const wrong = await client.call<{ errors: { attribute: string }[] }>({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}/vehicles/${quote.vehicles[0]?.id}`,
    body: { coverages: withCollision(coverages, 60_000) },
    ifMatch: better.body.quote.version,
  });
  expect([wrong.status, wrong.body.errors[0]?.attribute]).toEqual([422, `coverages[${at}].limits[0].amount`]);
  const raised = withCollision(coverages, 500_000);
  const saved = await patchCar(quote, { coverages: raised }, better.body.quote.version);
  expect([saved.status, saved.body.vehicle.coverage_package_name]).toEqual([200, 'BETTER']);
  const cheaper = (await rates(quote)).body;
  expect(cheaper.best_match?.policy_premium).toBeLessThan(before);
  const again = await patchCar(quote, { coverage_package_name: 'BETTER' }, saved.body.quote.version);
  expect(again.body.vehicle.coverages[at]?.limits[0]?.amount).toBe(500_000);
  const bought = await client.call<Quote>({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}`,
    body: { selected_rate: { id: cheaper.best_match?.id } },
    ifMatch: again.body.quote.version,
  });
  const kept = bought.body.vehicles[0]?.coverages.find(({ type }) => type === 'collision');
  expect([bought.status, kept?.limits[0]?.amount]).toEqual([200, 500_000]);
});

test('for a product with other coverage names the deductible stays, and another package is available by its name [R15-3]', async () => {
  const quote = await createRatableQuote(client);
  const chosen = (quote.vehicles[0]?.coverages ?? []).map(({ type, limits }) => ({
    type,
    limits: type === 'comprehensive' ? [{ applies_to: 'deductible', amount: 50_000 }] : limits,
  }));
  const saved = await patchCar(quote, { coverages: chosen }, quote.version);
  const { best_match: best, other_rates: others } = (await rates(quote)).body;
  const union = [best, ...others].find((rate) => rate?.carrier_id === 'USHC');
  const bought = await client.call<Quote>({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}`,
    body: { selected_rate: { id: union?.id } },
    ifMatch: saved.body.quote.version,
  });
  const deductible = { limits: [{ applies_to: 'deductible', amount: 50_000 }] };
  expect(bought.body.vehicles[0]?.coverages).toContainEqual(
    expect.objectContaining({ type: 'other_than_collision', ...deductible }),
  );
  const better = await patchCar(quote, { coverage_package_name: 'BETTER' }, bought.body.version);
  expect([better.status, better.body.vehicle.coverages.map(({ type }) => type)]).toEqual([
    200,
    expect.arrayContaining(['other_than_collision', 'rental_reimbursement']),
  ]);
});
