import type { FastifyInstance } from 'fastify';
import type { Consent, Quote, RateResult } from '@shared/domain';
import { currentStatement } from '@shared/i18n/statement';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createApplication, createBoughtQuote } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const START = '2026-12-01';
const now = Date.parse('2026-11-21T18:00:00Z');
const { version, notice, statement } = currentStatement('IL');

/** The shopper's statement about the whole application, as a consent record (section 2.12, design: consent). */
const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
const call = <T = Quote>(method: 'GET' | 'POST', quote: Quote, rest: string, more: object = {}) =>
  client.call<T>({ method, path: `/v2/quotes/${quote.id}${rest}`, ...more });
const state = (quote: Quote, change: object = {}, more: object = {}) => {
  const body = { version, quote_version: quote.version, ...change };
  return call<{ quote: Quote }>('POST', quote, '/consents/statement', { body, ...more });
};
const ledger = async (quote: Quote) =>
  (await call<{ consents: Consent[] }>('GET', quote, '/consents')).body.consents;

const rate = (quote: Quote) => call<RateResult>('GET', quote, '/rates?type=final_quote');

beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
});

test('a signed statement is in the ledger word for word, below the fraud notice [2.12-47, R39]', async () => {
  const quote = await createApplication(client, START);
  const { status, body } = await state(quote, {}, { language: 'es' });
  expect([status, body.quote.version]).toEqual([201, quote.version + 1]);
  expect(await ledger(quote)).toEqual([
    {
      id: expect.any(String),
      kind: 'application_statement',
      version,
      language: 'es',
      wording: `${notice.es}\n\n${statement.es}`,
      given_at: new Date(now).toISOString(),
      withdrawn_at: null,
    },
  ]);
});

test('repeating the call stores one statement', async () => {
  const quote = await createApplication(client, START);
  const idempotencyKey = 'statement-once';
  const first = await state(quote, {}, { idempotencyKey });
  const second = await state(quote, {}, { idempotencyKey });
  expect(second.body).toEqual(first.body);
  expect(await ledger(quote)).toHaveLength(1);
});

test.each([
  [{ version: '1999-01' }, 422, 'consent_wording_unknown'],
  [{ quote_version: 1 }, 412, 'version_stale'],
  [{ quote_version: 0 }, 422, 'number_invalid'],
  [{ version: null }, 422, 'required'],
])('%j is rejected, and nothing is stored', async (change, status, code) => {
  const quote = await createApplication(client, START);
  const answer = await state(quote, change);
  expect([answer.status, answer.codes]).toEqual([status, [code]]);
  expect(await ledger(quote)).toEqual([]);
});

test('an incomplete application cannot be declared true, and the missing step is named [R9-4]', async () => {
  const quote = await createBoughtQuote(client);
  expect(await state(quote)).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'application_incomplete', attribute: 'policyDetails' }] },
  });
});

test('no final quote before the statement or after a later edit; choosing a plan changes no answer [R39-6]', async () => {
  const refused = {
    status: 422,
    body: { errors: [{ code: 'application_incomplete', attribute: 'review' }] },
  };
  const patch = async (quote: Quote, body: object) => {
    const path = `/v2/quotes/${quote.id}`;
    return (await client.call<Quote>({ method: 'PATCH', path, body, ifMatch: quote.version })).body;
  };
  const quote = await createApplication(client, START);
  expect(await rate(quote)).toMatchObject(refused);
  const stated = (await state(quote)).body.quote;
  const plan = (await rate(stated)).body.best_match?.payment_options[0];
  const edited = await patch(stated, { homeowner: true });
  expect(await rate(edited)).toMatchObject(refused);
  const again = (await state(edited)).body.quote;
  expect((await rate(again)).status).toBe(200);
  const chosen = await patch(again, { payment_plan_code: plan?.plan_code });
  expect([chosen.status, (await rate(chosen)).status]).toEqual(['PLAN_CHOSEN', 200]);
});

test('after a withdrawal the final rate must be requested again', async () => {
  const quote = await createApplication(client, START);
  await state(quote);
  await rate(quote);
  expect((await call('GET', quote, '')).body.status).toBe('FINAL_RATED');
  const [given] = await ledger(quote);
  await call('POST', quote, `/consents/${given?.id}/withdraw`);
  expect((await ledger(quote))[0]?.withdrawn_at).not.toBeNull();
  expect((await call('GET', quote, '')).body.status).toBe('APPLYING');
});
