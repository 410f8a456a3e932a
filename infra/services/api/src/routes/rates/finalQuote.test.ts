import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Driver, Quote, RateResult } from '@shared/domain';
import { packagesBasis } from '@shared/domain/purchase';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import {
  createStatedApplication,
  stateApplication,
  createBoughtQuote,
  createRatableQuote,
  PAT,
} from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const START = Date.parse('2026-11-21T18:00:00Z');
const MINUTE = 60_000;
const SOCIAL = '219-45-9999';
const TABLES = ['quotes', 'vehicles', 'drivers', 'rates', 'final_rates', 'idempotency', 'outbox'];

type DriverAnswer = { driver: Driver; quote: Quote; social?: string };

/** The final quote (sections 2.12 and 7, readings 5, 6, 8 and 35). */
const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
let now = START;
const logged: string[] = [];

const rate = (quote: { id: string }, query = '') =>
  client.call<RateResult>({ method: 'GET', path: `/v2/quotes/${quote.id}/rates?type=final_quote${query}` });
const read = async ({ id }: { id: string }) =>
  (await client.call<Quote>({ method: 'GET', path: `/v2/quotes/${id}` })).body;
const patch = (quote: Quote, rest: string, body: object) =>
  client.call<DriverAnswer>({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}${rest}`,
    body,
    ifMatch: quote.version,
  });
/** An edit changes the application. */
const stateAgain = async (quote: { id: string }) => stateApplication(client, await read(quote));
const tellSocial = async (quote: Quote) => {
  const saved = await patch(quote, `/drivers/${quote.drivers[0]?.id}`, { social_security: SOCIAL });
  await stateAgain(quote);
  return saved;
};

beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) };
  app = await testApp(under.database(), { clock: () => now, logger: { level: 'trace', stream } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  client = await createTestClient(app);
});

test('rates only the chosen product, without plan 2738, and sets number, term and status [7-29, 4-9, 4-10, 9-44, R5, R6, R6-2, R6-3]', async () => {
  const quote = await createStatedApplication(client, '2026-12-01');
  const { status, body } = await rate(quote);
  expect([status, body.errors, body.other_rates]).toEqual([200, [], []]);
  expect(body.best_match?.carrier_product_id).toBe(quote.selected_rate?.carrier_product_id);
  expect(body.best_match?.carrier_id).toBe(quote.selected_rate?.carrier_id);
  const plans = body.best_match?.payment_options.map((option) => option.plan_code);
  expect([plans?.length === 0, plans?.includes('2738')]).toEqual([false, false]);
  expect(quote.selected_rate?.payment_options.map((option) => option.plan_code)).toContain('2738');
  expect(body.quote_number).toMatch(/^Q-[0-9A-F]{10}$/);
  expect(body.best_match?.term.duration).toBe(6);
  expect(await read(quote)).toMatchObject({
    status: 'FINAL_RATED',
    version: quote.version,
    quote_number: body.quote_number,
    term: { duration: 6, effective: '2026-12-01', expires: '2027-06-01' },
    selected_rate: quote.selected_rate,
  });
  expect((await rate(quote)).body).toEqual(body);
});

test('no direct call skips a step; the error names the first unfinished one', async () => {
  const early = await createRatableQuote(client);
  expect([(await rate(early)).status, (await rate(early)).codes]).toEqual([409, ['rate_not_chosen']]);
  client = await createTestClient(app);
  const bought = await createBoughtQuote(client);
  const { status, body } = await rate(bought);
  expect([status, body.errors]).toEqual([
    422,
    [{ code: 'application_incomplete', attribute: 'policyDetails', message: expect.any(String) }],
  ]);
  expect((await read(bought)).status).toBe('APPLYING');
});

test('an application whose first day has passed is not rated until it has another [5-29]', async () => {
  const quote = await createStatedApplication(client, '2026-11-22');
  now = Date.parse('2026-11-22T12:00:00Z');
  expect((await rate(quote)).codes).toEqual(['start_date_invalid']);
  const { body } = await patch(quote, '', { term: { duration: 6, effective: '2026-11-23' } });
  await stateAgain({ ...quote, ...body });
  expect((await rate(quote)).status).toBe(200);
});

test.each([
  ['/drivers/', { marital_status: 'married' }],
  ['/vehicles/', { coverage_package_name: 'BETTER' }],
])(
  'reading 8: a later change at %s reopens the application, and it is rated again [R8-2, R8-5]',
  async (noun, change) => {
    const quote = await createStatedApplication(client, '2026-12-01');
    const before = (await rate(quote)).body.best_match;
    const part = noun === '/drivers/' ? quote.drivers[0] : quote.vehicles[0];
    const { body } = await patch(quote, `${noun}${part?.id}`, change);
    expect([body.quote.status, body.quote.selected_rate]).toEqual(['APPLYING', quote.selected_rate]);
    // Another package must be reviewed again.
    await patch(body.quote, '', { reviewed_coverages: packagesBasis(body.quote.vehicles) });
    await stateAgain(quote);
    const after = (await rate(quote)).body.best_match;
    expect(after?.policy_premium).not.toBe(before?.policy_premium);
    expect((await read(quote)).status).toBe('FINAL_RATED');
  },
);

test('a final rating that every carrier refuses leaves no final rate [4-9]', async () => {
  const quote = await createStatedApplication(client, '2026-12-01');
  await rate(quote);
  const accidents = Array.from({ length: 9 }, () => ({ type: 'at_fault', date: '2026-01-05' }));
  await patch(quote, `/drivers/${quote.drivers[0]?.id}`, { accident_violations: accidents });
  await stateAgain(quote);
  const { body } = await rate(quote);
  expect([body.best_match, body.errors.map(({ code }) => code)]).toEqual([null, ['rater_error']]);
  expect((await read(quote)).status).toBe('APPLYING');
});

describe('the SSN (reading 35)', () => {
  test('is sent encrypted, returned as its last four, and gets a handle without a digit [R35-3, R39-2]', async () => {
    const { status, body } = await tellSocial(await createStatedApplication(client, '2026-12-01'));
    expect([status, body.driver.social_security_last4]).toEqual([200, '9999']);
    expect(body.social).toMatch(/^[a-p]{44}$/);
    expect((await rate(body.quote, `&social=${body.social}`)).status).toBe(200);
    const other = await patch(await read(body.quote), `/drivers/${body.driver.id}`, { good_driver: true });
    expect([other.body.driver.social_security_last4, 'social' in other.body]).toEqual(['9999', false]);
  });

  test('is rejected in plain text [R35-2]', async () => {
    const quote = await createStatedApplication(client, '2026-12-01');
    const answer = await app.inject({
      method: 'PATCH',
      url: `/v2/quotes/${quote.id}/drivers/${quote.drivers[0]?.id}`,
      payload: { social_security: SOCIAL },
      headers: { 'if-match': `"${quote.version}"` },
    });
    expect([answer.statusCode, answer.body]).toEqual([401, expect.stringContaining('enc_required')]);
  });

  test('has a handle that is reusable for fifteen minutes, on any node, for this quote only', async () => {
    const quote = await createStatedApplication(client, '2026-12-01');
    const { body } = await tellSocial(quote);
    const query = `&social=${body.social}`;
    now = START + 15 * MINUTE - 1;
    expect([(await rate(quote, query)).status, (await rate(quote, query)).status]).toEqual([200, 200]);
    now = START + 15 * MINUTE;
    expect((await rate(quote, query)).codes).toEqual(['social_handle_spent']);
    expect((await rate(quote)).status).toBe(200);
    now = START;
    client = await createTestClient(app);
    const another = await createStatedApplication(client, '2026-12-01');
    await tellSocial(another);
    expect((await rate(another, query)).codes).toEqual(['social_handle_spent']);
    expect((await rate(another, `&social=${'a'.repeat(44)}`)).codes).toEqual(['social_handle_spent']);
    expect((await rate(another, '&social=handle')).codes).toEqual(['invalid']);
  });

  test('belongs only to the policyholder', async () => {
    const quote = await createStatedApplication(client, '2026-12-01');
    const path = `/v2/quotes/${quote.id}/drivers`;
    const { body } = await client.call<DriverAnswer>({ method: 'POST', path, body: PAT });
    const second = `/drivers/${body.driver.id}`;
    const answer = await patch(body.quote, second, { social_security: SOCIAL });
    expect([answer.status, answer.codes]).toEqual([422, ['field_not_writable']]);
  });

  test('is in no row, log or response; raw in a URL it is rejected [R35]', async () => {
    const quote = await createStatedApplication(client, '2026-12-01');
    const { body } = await tellSocial(quote);
    const bare = SOCIAL.replaceAll('-', '');
    const raw = [await rate(quote, `&social=${bare}`), await rate(quote, `&social=${SOCIAL}`)];
    expect(raw.map(({ status, codes }) => [status, codes])).toEqual([
      [422, ['plaintext_sensitive']],
      [422, ['plaintext_sensitive']],
    ]);
    const rows = await Promise.all(
      TABLES.map((table) => sql`select * from ${sql.table(table)}`.execute(under.database().kysely)),
    );
    const answers = [body, await read(quote), (await rate(quote)).body, ...raw.map((one) => one.body)];
    const seen = JSON.stringify([rows.map((found) => found.rows), answers, logged]);
    expect(logged.length).toBeGreaterThan(0);
    for (const secret of [SOCIAL, bare, 'Q12345678901']) expect(seen).not.toContain(secret);
  });
});
