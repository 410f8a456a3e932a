import type { FastifyInstance } from 'fastify';
import type { Quote, Rate, RateResult } from '@shared/domain';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { createApplication, createRatableQuote, stateApplication } from '../testing/fixtures';
import { testApp } from '../testing/testApp';
import { createTestClient, type TestClient } from '../testing/testClient';

const START = Date.parse('2026-11-21T18:00:00Z');
const DAY = 86_400_000;

/** What counts as insured, in answers and prices (readings 55 and 70). */
const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
let now = START;
beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  client = await createTestClient(app);
});

const path = ({ id }: { id: string }) => `/v2/quotes/${id}`;
const read = async (quote: { id: string }) =>
  (await client.call<Quote>({ method: 'GET', path: path(quote) })).body;
const patch = async (quote: { id: string }, body: object) =>
  client.call<Quote>({ method: 'PATCH', path: path(quote), body, ifMatch: (await read(quote)).version });
const insure = (quote: { id: string }, ends: string, more: object = {}) =>
  patch(quote, {
    currently_insured: true,
    prior_policy: { insurer_name: 'Acme', term_expiration: ends, ...more },
  });
const rate = async (quote: { id: string }, query = '') =>
  (await client.call<RateResult>({ method: 'GET', path: `${path(quote)}/rates${query}` })).body;

/** The factors of current insurance in a price. */
function insuranceIn(priced: Rate | null): string[] {
  const steps = priced?.vehicles[0]?.coverages[0]?.steps ?? [];
  return steps.map(({ factor }) => factor).filter((factor) => factor.endsWith('_insured'));
}

test.each([
  ['in force', '2027-03-28', ['factor.currently_insured']],
  ['ended 30 days ago', '2026-10-22', ['factor.currently_insured']],
  ['ended 31 days ago', '2026-10-21', ['factor.not_insured']],
  ['ended in 1999', '1999-12-31', ['factor.not_insured']],
])('a policy that is %s is priced so [R55]', async (_name, ends, factors) => {
  const quote = await createRatableQuote(client);
  expect((await insure(quote, ends)).status).toBe(200);
  expect(insuranceIn((await rate(quote)).best_match)).toEqual(factors);
});

test('an end more than 13 months ahead is refused at its field [R55-4]', async () => {
  const quote = await createRatableQuote(client);
  const { status, body } = await insure(quote, '2099-01-01');
  expect([status, body]).toMatchObject([
    422,
    {
      errors: [
        {
          code: 'expiration_far',
          attribute: 'prior_policy.term_expiration',
          message: expect.stringContaining('Check the year'),
        },
      ],
    },
  ]);
  expect((await insure(quote, '2027-12-21')).status).toBe(200);
});

test('stored prices stay until the next rating, which counts the days again [R55-2]', async () => {
  const quote = await createRatableQuote(client);
  await insure(quote, '2026-10-22');
  const first = await rate(quote);
  expect(await rate(quote)).toEqual(first);
  now = START + DAY;
  const { status, vehicles } = await read(quote);
  expect([status, vehicles[0]?.vehicle_premium]).toEqual(['RATED', first.best_match?.vehicles[0]?.premium]);
  expect(insuranceIn((await rate(quote)).best_match)).toEqual(['factor.not_insured']);
});

test('a start more than 30 days after the end ends the discount of the final price, nothing else [R55-5]', async () => {
  const quote = await createApplication(client, '2026-12-05');
  await insure(quote, '2026-11-10', { continuous: false });
  const start = async (effective: string) => {
    const { body } = await patch(quote, { term: { duration: 6, effective } });
    await stateApplication(client, body);
    const { best_match: final } = await rate(quote, '?type=final_quote');
    return [body.prior_policy?.continuous, insuranceIn(final)];
  };
  // `continuous` follows from the dates, whatever a client sends (reading 70).
  expect(await start('2026-12-10')).toEqual([true, ['factor.currently_insured']]);
  expect(await start('2026-12-11')).toEqual([false, []]);
});

test('`continuous` is false before a start is chosen, and what a client sends is ignored [R70-3]', async () => {
  const quote = await createRatableQuote(client);
  await insure(quote, '2027-03-28', { continuous: true });
  expect((await read(quote)).prior_policy?.continuous).toBe(false);
});
