import type { FastifyInstance } from 'fastify';
import type { Quote } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { ACCORD, createQuote, createRatableQuote, DES_PLAINES } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const path = (quote: { id: string }, rest = '') => `/v2/quotes/${quote.id}${rest}`;

const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
const read = (quote: { id: string }) => client.call<Quote>({ method: 'GET', path: path(quote) });
const patch = (quote: { id: string }, body: unknown, ifMatch: string | number) =>
  client.call<Quote>({ method: 'PATCH', path: path(quote), body, ifMatch });

beforeAll(async () => {
  app = await testApp(under.database());
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
});

describe('who may see a quote (reading 34)', () => {
  test("a quote that is unknown, malformed, someone else's or requested without a key gets the same 404 [R34, 6-2]", async () => {
    const quote = await createQuote(client);
    const stranger = await createTestClient(app);
    const answers = [
      await stranger.call({ method: 'GET', path: path(quote) }),
      await stranger.call({ method: 'GET', path: '/v2/quotes/0f9db6cc-6403-4953-b85b-2ebff29ffbaf' }),
      await stranger.call({ method: 'GET', path: `/v2/quotes/${encodeURIComponent("' or 1=1")}` }),
      await stranger.call({ method: 'PATCH', path: path(quote), body: { homeowner: true }, ifMatch: 1 }),
      await stranger.call({ method: 'DELETE', path: path(quote, '/drivers/x'), ifMatch: 1 }),
    ].map(({ status, body }) => [status, JSON.stringify(body)]);
    const keyless = await app.inject({ url: path(quote) });
    for (const answer of answers) expect(answer).toEqual([404, keyless.body]);
    expect(keyless.statusCode).toBe(404);
  });

  test('a plain-text POST or PATCH is rejected, and so is a plain body under an encryption header [R38-5]', async () => {
    const quote = await createQuote(client);
    const plain = { payload: { address: DES_PLAINES }, headers: { 'if-match': '"1"' } };
    for (const answer of [
      await app.inject({ ...plain, method: 'POST', url: '/v2/quotes' }),
      await app.inject({ ...plain, method: 'PATCH', url: path(quote) }),
    ]) {
      expect([answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([
        401,
        'enc_required',
      ]);
    }
  });

  test('responses are encrypted and not cached; a caller whose clock is two minutes off gets the server’s time', async () => {
    const quote = await createQuote(client);
    const answer = await read(quote);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['etag']).toBe('"1"');
    const late = await client.call({ method: 'GET', path: path(quote), now: Date.now() - 121_000 });
    expect(late.codes).toEqual(['enc_stale']);
    expect(typeof late.body['server_time']).toBe('number');
  });
});

describe('creating', () => {
  test('a repeated POST returns the stored response; its key cannot be used for another body', async () => {
    const call = {
      method: 'POST',
      path: '/v2/quotes',
      body: { address: DES_PLAINES },
      idempotencyKey: 'create-once',
    } as const;
    const [first, second] = [await client.call<Quote>(call), await client.call<Quote>(call)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const other = await client.call({ ...call, body: { address: { ...DES_PLAINES, city: 'Rosemont' } } });
    expect([other.status, other.codes]).toEqual([422, ['idempotency_key_reused']]);
    const again = await client.call({ ...call, idempotencyKey: 'another-key' });
    expect([again.status, again.codes]).toEqual([409, ['quote_key_in_use']]);
    expect((await client.call({ ...call, idempotencyKey: null })).status).toBe(400);
  });

  test.each([
    ['a city of another ZIP', { ...DES_PLAINES, city: 'Springfield' }, 'address_unknown'],
    ['a state that does not match', { ...DES_PLAINES, state: 'TX' }, 'address_unknown'],
    [
      'a state outside the eleven',
      { zip_code: '10001', state: 'NY', county: 'New York', city: 'New York' },
      'state_not_covered',
    ],
    ['a server-owned field', { ...DES_PLAINES, policy_number: '1' }, 'unknown_field'],
  ])('rejects %s', async (_, address, code) => {
    const { status, codes } = await client.call({ method: 'POST', path: '/v2/quotes', body: { address } });
    expect([status, codes]).toEqual([422, [code]]);
  });

  test("an error is in the caller's language", async () => {
    const bad = {
      method: 'POST',
      path: '/v2/quotes',
      body: { address: { ...DES_PLAINES, city: 'X' } },
      language: 'es-MX,en;q=0.5',
    } as const;
    expect(JSON.stringify((await client.call(bad)).body)).toContain('Esta ciudad');
  });
});

describe('concurrent edits', () => {
  test('an edit without a version gets 428, malformed 400, outdated 412 with the current version', async () => {
    const quote = await createQuote(client);
    expect(
      (await client.call({ method: 'PATCH', path: path(quote), body: { homeowner: true } })).status,
    ).toBe(428);
    expect((await patch(quote, { homeowner: true }, '*')).status).toBe(400);
    const first = await patch(quote, { homeowner: true }, 'W/"1"');
    expect([first.status, first.body.version]).toEqual([200, 2]);
    const stale = await client.call({
      method: 'PATCH',
      path: path(quote),
      body: { homeowner: false },
      ifMatch: 1,
    });
    expect([stale.status, stale.codes, stale.body['version']]).toEqual([412, ['version_stale'], 2]);
    expect((await read(quote)).body.homeowner).toBe(true);
  });

  test('concurrent additions are all stored, up to six (max_vehicles) [5-14, 9-4, 1-3]', async () => {
    const quote = await createQuote(client);
    const add = () => client.call({ method: 'POST', path: path(quote, '/vehicles'), body: ACCORD });
    const results = await Promise.all([add(), add(), add()]);
    expect(results.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (let more = 0; more < 3; more += 1) await add();
    const seventh = await add();
    expect([seventh.status, seventh.codes]).toEqual([422, ['max_vehicles']]);
    expect((await read(quote)).body.vehicles).toHaveLength(6);
  });
});

test.each([
  'policy_number',
  'premium',
  'documents',
  'esignUrl',
  'errors',
  'status',
  'version',
  'id',
  'vehicles',
  'selected_pay_plan',
])('only the server sets %s: an edit of it gets 422 and changes nothing (security design)', async (field) => {
  const quote = await createQuote(client);
  const { status } = await patch(quote, { homeowner: true, [field]: 'x' }, 1);
  expect([status, (await read(quote)).body]).toEqual([422, quote]);
});

test('fields of the purchase cannot be written before the purchase (422 field_not_writable)', async () => {
  const quote = await createRatableQuote(client);
  const driver = path(quote, `/drivers/${quote.drivers[0]?.id}`);
  const social = await client.call({
    method: 'PATCH',
    path: driver,
    body: { social_security: '123-45-6789' },
    ifMatch: 3,
  });
  const term = await patch(quote, { term: { duration: 6, effective: '2030-01-01' } }, 3);
  expect([social.codes, term.codes]).toEqual([['field_not_writable'], ['field_not_writable']]);
});
