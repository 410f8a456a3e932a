import { type PriceRange, type Quote, type RateResult, roundUpToDollars, standingPlan } from '@shared/domain';
import type { FastifyInstance } from 'fastify';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { ACCORD, createQuote, createRatableQuote } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const kindsOf = ({ assumed }: PriceRange): string[] => assumed.map(({ kind }) => kind);

const widthOf = ({ range }: PriceRange): number => (range ? range.high - range.low : NaN);

/** Everything paid for the first offer, cents. */
function totalOf({ best_match: best }: RateResult): number {
  const plan = best && standingPlan(best.payment_options, best.pay_in_full);
  if (!plan) throw new Error('no offer');
  return plan.premium + plan.number_of_payments * plan.installment_info.fee;
}

const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
const get = <T>(quote: { id: string }, rest: string) =>
  client.call<T>({ method: 'GET', path: `/v2/quotes/${quote.id}${rest}` });
const range = (quote: { id: string }, query = '?step=review') =>
  get<PriceRange>(quote, `/price-range${query}`);

beforeAll(async () => {
  app = await testApp(under.database());
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
});

test('from the first car on there is a range, which says what it assumes', async () => {
  const quote = await createQuote(client);
  expect((await range(quote, '?step=vehicles')).body).toEqual({ range: null, term: null, assumed: [] });
  await client.call({ method: 'POST', path: `/v2/quotes/${quote.id}/vehicles`, body: ACCORD });
  const { status, body } = await range(quote, '?step=vehicles');
  expect([status, body.term, kindsOf(body)]).toEqual([
    200,
    6,
    expect.arrayContaining(['cars', 'drivers', 'age', 'credit_score', 'homeowner', 'pay_in_full', 'record']),
  ]);
  expect(widthOf(body)).toBeGreaterThan(0);
  expect(widthOf((await range(quote, '?step=drivers')).body)).toBeLessThan(widthOf(body));
});

test('it narrows with each answer, and the first offer is inside; the quote stays as it was', async () => {
  const quote = await createRatableQuote(client);
  const open = (await range(quote)).body;
  expect(kindsOf(open)).toEqual(expect.arrayContaining(['homeowner', 'currently_insured']));
  const { body: answered } = await client.call<Quote>({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}`,
    body: { homeowner: true, currently_insured: false },
    ifMatch: quote.version,
  });
  const { body: narrowed } = await range(quote);
  expect(widthOf(narrowed)).toBeLessThan(widthOf(open));
  expect(kindsOf(narrowed)).not.toContain('homeowner');
  const after = (await get<Quote>(quote, '')).body;
  expect([after.version, after.status]).toEqual([answered.version, 'DRAFT']);
  const total = totalOf((await get<RateResult>(quote, '/rates')).body);
  expect(narrowed.range?.low).toBeLessThanOrEqual(total);
  expect(narrowed.range?.high).toBeGreaterThanOrEqual(total);
});

test('a chosen plan leaves nothing open: both ends are the price, in whole dollars', async () => {
  const quote = await createRatableQuote(client);
  await client.call({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}`,
    body: { homeowner: true, currently_insured: false },
    ifMatch: quote.version,
  });
  const { best_match: best } = (await get<RateResult>(quote, '/rates')).body;
  const full = best?.payment_options.find(({ plan_type: type }) => type === 'pay_in_full');
  const priced = (await get<RateResult>(quote, `/rates?plan_code=${full?.plan_code}`)).body;
  const { body } = await range(quote);
  expect(body.range?.high).toBe(roundUpToDollars(totalOf(priced)) * 100);
  expect(widthOf(body)).toBeLessThanOrEqual(100);
  expect(kindsOf(body)).not.toContain('pay_in_full');
});

test("an unknown step, none, another field and another shopper's quote are rejected", async () => {
  const quote = await createRatableQuote(client);
  for (const query of ['?step=rates', '', '?step=review&carrier_id=FCIC', '?step=review&step=drivers'])
    expect((await range(quote, query)).status).toBe(422);
  client = await createTestClient(app);
  await createQuote(client);
  expect((await range(quote)).status).toBe(404);
});
