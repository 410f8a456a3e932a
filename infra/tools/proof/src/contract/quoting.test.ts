import type { Quote, Rate, RateResult } from '@shared/domain';
import {
  ACCORD,
  createApplication,
  createBoughtQuote,
  createQuote,
  createRatableQuote,
  PAT,
} from '@infra/api/testing/fixtures';
import { at } from './at';
import { contractApp } from './walk';

/** What the API returns for a quote while it is filled in and priced (section 3): one row per field. */
let contract: Awaited<ReturnType<typeof contractApp>>;
let rates: RateResult;
let rated: Quote;
beforeAll(async () => {
  contract = await contractApp();
  const { client, read } = await contract.newBuyer();
  const quote = await createRatableQuote(client);
  rates = (await client.call<RateResult>({ method: 'GET', path: `/v2/quotes/${quote.id}/rates` })).body;
  rated = await read(quote);
});
afterAll(() => contract.close());

test.each([
  { id: '3-12', field: 'homeowner' },
  { id: '3-13', field: 'currently_insured' },
  { id: '3-22', field: 'pay_in_full' },
])('$field is yes or no, and stored as sent [$id]', async ({ field }) => {
  const { client } = await contract.newBuyer();
  const quote = await createQuote(client);
  const path = `/v2/quotes/${quote.id}`;
  const tell = (said: unknown, ifMatch: number) =>
    client.call<Quote>({ method: 'PATCH', path, body: { [field]: said }, ifMatch });
  expect((await tell('yes', 1)).status).toBe(422);
  expect(at((await tell(true, 1)).body, field)).toBe(true);
  expect(at((await tell(false, 2)).body, field)).toBe(false);
});

test.each([
  { id: '3-14', field: 'insurer_name', value: 'Old Mutual' },
  { id: '3-15', field: 'term_expiration', value: '2027-01-31' },
  { id: '3-16', field: 'duration', value: 6 },
  { id: '3-17', field: 'continuous', value: false },
])('a prior policy has $field: $value [$id]', async ({ field, value }) => {
  const { client } = await contract.newBuyer();
  const { id } = await createQuote(client);
  const prior_policy = { insurer_name: 'Old Mutual', term_expiration: '2027-01-31' };
  const body = { currently_insured: true, prior_policy };
  const path = `/v2/quotes/${id}`;
  const { body: quote } = await client.call<Quote>({ method: 'PATCH', path, body, ifMatch: 1 });
  expect(at(quote.prior_policy, field)).toBe(value);
});

test('an age becomes a birthday that is marked estimated [3-62]', async () => {
  const { client } = await contract.newBuyer();
  const { drivers } = await createRatableQuote(client);
  expect(drivers[0]).toMatchObject({ age: PAT.age, birthday: '1996-11-21', birthday_estimated: true });
});

test.each([
  { id: '3-31', noun: 'vehicles', body: ACCORD },
  { id: '3-32', noun: 'drivers', body: PAT },
] as const)('$noun keep the order they were created in [$id]', async ({ noun, body }) => {
  const { client } = await contract.newBuyer();
  const quote = await createQuote(client);
  const now = contract.clock.now;
  for (const later of [5000, 1000, 3000]) {
    contract.clock.now = now + later;
    await client.call({ method: 'POST', path: `/v2/quotes/${quote.id}/${noun}`, body });
  }
  contract.clock.now = now;
  // Another process reads from storage, without a cache.
  const path = `/v2/quotes/${quote.id}`;
  const { body: stored } = await (await contract.elsewhere(client)).call<Quote>({ method: 'GET', path });
  const created = stored[noun].map((part) => Date.parse(part.created_at) - now);
  expect(created).toEqual([1000, 3000, 5000]);
});

test('only the policyholder has an SSN [3-89, 6-4]', async () => {
  const { client, read } = await contract.newBuyer();
  const quote = await createApplication(client, '2026-12-01');
  const path = `/v2/quotes/${quote.id}/drivers`;
  await client.call({ method: 'POST', path, body: PAT });
  const { drivers, version } = await read(quote);
  const tell = (driver: number) =>
    client.call({
      method: 'PATCH',
      path: `${path}/${drivers[driver]?.id}`,
      body: { social_security: '123-45-6789' },
      ifMatch: version,
    });
  expect((await tell(1)).codes).toEqual(['field_not_writable']);
  expect((await tell(0)).status).toBe(200);
});

test.each([
  { id: '3-98', path: 'id', value: expect.stringMatching(/\w/) },
  { id: '3-99', path: 'carrier_id', value: expect.stringMatching(/^(FCIC|USHC|USIC|IIC)$/) },
  { id: '3-100', path: 'carrier_product_id', value: expect.stringMatching(/^(FCIC|USHC|USIC|IIC)-[A-Z_]+$/) },
  { id: '3-101', path: 'carrier_product_state_code', value: 'IL' },
  { id: '3-102', path: 'policy_premium', value: expect.any(Number) },
  { id: '3-104', path: 'term', value: { duration: 6 } },
  { id: '3-105', path: 'vehicles', value: [expect.objectContaining({ premium: expect.any(Number) })] },
  { id: '3-106', path: 'payment_options', value: expect.arrayContaining([expect.anything()]) },
  { id: '3-107', path: 'errors', value: [] },
  { id: '3-112', path: 'monitored_driver', value: expect.any(Boolean) },
])('every rate has $path [$id]', ({ path, value }) => {
  const all = [rates.best_match, ...rates.other_rates];
  expect(all.map((rate) => at(rate, path))).toEqual(all.map(() => value));
});

test('each reason why a quote cannot be rated has a code and a message [3-108]', async () => {
  const { client } = await contract.newBuyer();
  const { id } = await createQuote(client);
  const { body } = await client.call<RateResult>({ method: 'GET', path: `/v2/quotes/${id}/rates` });
  expect(body.best_match).toBeNull();
  expect(body.errors[0]).toMatchObject({
    code: 'quote_incomplete',
    message: expect.stringMatching(/^[A-Z].+\.$/),
  });
});

test("the premiums of the vehicles are cents that add up to the policy's [3-52, 3-103]", () => {
  const premiums = rated.vehicles.map(({ vehicle_premium: cents }) => cents ?? 0);
  expect(premiums.reduce((sum, cents) => sum + cents, 0)).toBe(rates.best_match?.policy_premium);
});

test('the cheapest is best_match [3-110]', () => {
  const premiums = rates.other_rates.map((rate) => rate.policy_premium);
  expect(rates.best_match?.policy_premium).toBeLessThanOrEqual(Math.min(...premiums));
});

test('the other carriers are other_rates, cheapest first [3-109, 3-111]', () => {
  const { best_match: best, other_rates: others } = rates;
  const premiums = others.map((rate) => rate.policy_premium);
  expect(premiums).toEqual(premiums.toSorted((one, other) => one - other));
  expect(new Set([best, ...others].map((rate) => rate?.carrier_id)).size).toBe(4);
});

const optionsOf = ({ best_match: best, other_rates: others }: RateResult) =>
  [best, ...others].flatMap((rate: Rate | null) => rate?.payment_options ?? []);

test.each([
  { id: '3-113', path: 'plan_code', value: expect.stringMatching(/^\d{4}$/) },
  { id: '3-114', path: 'plan_type', value: expect.stringMatching(/^(monthly|pay_in_full)$/) },
  { id: '3-115', path: 'plan_description', value: expect.stringMatching(/^\d (Pay|Installments|High)$/) },
  { id: '3-116', path: 'premium', value: expect.any(Number) },
  { id: '3-117', path: 'deposit', value: expect.any(Number) },
  { id: '3-118', path: 'number_of_payments', value: expect.any(Number) },
  {
    id: '3-119',
    path: 'installment_info',
    value: { amount: expect.any(Number), fee: expect.any(Number) },
  },
])('every payment option has $path [$id]', ({ path, value }) => {
  const options = optionsOf(rates);
  expect(options.length).toBeGreaterThan(8);
  expect(options.map((option) => at(option, path))).toEqual(options.map(() => value));
});

test('every carrier has a monthly plan and a pay-in-full plan [1-6]', () => {
  for (const rate of [rates.best_match, ...rates.other_rates]) {
    const types = new Set(rate?.payment_options.map(({ plan_type: type }) => type));
    expect(types).toEqual(new Set(['monthly', 'pay_in_full']));
  }
});

test('amounts of a payment option are whole cents [3-120]', () => {
  const amounts = optionsOf(rates).flatMap(({ premium, deposit, installment_info: { amount, fee } }) => [
    premium,
    deposit,
    amount,
    fee,
  ]);
  expect(amounts.filter((cents) => !Number.isInteger(cents) || cents < 0)).toEqual([]);
});

const answeredQuestions = async () => {
  const { client } = await contract.newBuyer();
  const quote = await createBoughtQuote(client);
  const questions = (quote.questions ?? []).map(({ question_code, value }) => ({
    question_code,
    value: question_code === 'existing_damage' ? true : (value ?? false),
    ...(question_code === 'existing_damage' ? { explanation: 'A dent' } : {}),
  }));
  const call = {
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}`,
    body: { questions },
    ifMatch: quote.version,
  } as const;
  return { asked: quote.questions ?? [], answered: (await client.call<Quote>(call)).body.questions ?? [] };
};

describe('a question', () => {
  test('is empty until it is answered, then true or false [3-124]', async () => {
    const { asked, answered } = await answeredQuestions();
    expect(asked.some(({ value }) => value === null)).toBe(true);
    expect(new Set(answered.map(({ value }) => value))).toEqual(new Set([true, false]));
  });

  test('has an explanation if one was given [3-125]', async () => {
    const { answered } = await answeredQuestions();
    const explained = answered.filter(({ explanation }) => explanation !== null);
    expect(explained).toEqual([
      expect.objectContaining({ question_code: 'existing_damage', explanation: 'A dent' }),
    ]);
  });
});
