import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Quote } from '@shared/domain';
import { gzipSync } from 'node:zlib';
import { databaseUnderTest } from './testing/databaseUnderTest';
import { ACCORD, createQuote, createRatableQuote, DES_PLAINES } from './testing/fixtures';
import { testApp } from './testing/testApp';
import { createTestClient, type TestClient } from './testing/testClient';

const codesOf = ({ body }: LightMyRequestResponse): string[] => {
  const { errors }: { errors: { code: string }[] } = JSON.parse(body);
  return errors.map(({ code }) => code);
};
const headerOf = ({ headers = {} }: InjectOptions, name: string): string => String(headers[name] ?? '');
const partOf = (header: string, name: string): string =>
  new RegExp(`${name}=([^,]+)`).exec(header)?.[1] ?? '';
const json = { 'content-type': 'application/json' };

/** Security design: what someone who reads or changes the traffic may try. */
const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
let quote: Quote;
const path = (rest = '') => `/v2/quotes/${quote.id}${rest}`;
const read = async () => (await client.call<Quote>({ method: 'GET', path: path() })).body;
const send = (request: InjectOptions, headers: Record<string, string> = {}) =>
  app.inject({ ...request, headers: { ...request.headers, ...headers } });

beforeAll(async () => {
  app = await testApp(under.database());
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
  quote = await createQuote(client);
});

test('the quote key of another request, page load or quote is rejected in this header', async () => {
  const mine = await client.seal({ method: 'GET', path: path() });
  const again = await client.seal({ method: 'GET', path: path() });
  const stranger = await createTestClient(app);
  const foreign = await stranger.seal({ method: 'GET', path: path() });
  for (const other of [again, foreign]) {
    const header = headerOf(mine, 'authorization');
    const key = partOf(headerOf(other, 'authorization'), 'key');
    const answer = await send(mine, { authorization: header.replace(/key=.*/, `key=${key}`) });
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['enc_open_failed']]);
  }
  expect((await send(foreign)).statusCode).toBe(404);
});

test('a replayed POST returns the same response and does nothing; without its key, or with another, it fails to decrypt', async () => {
  const post = await client.seal({ method: 'POST', path: path('/vehicles'), body: ACCORD });
  expect([(await send(post)).statusCode, (await send(post)).headers['idempotency-replayed']]).toEqual([
    201,
    'true',
  ]);
  const without = { ...json, authorization: headerOf(post, 'authorization') };
  for (const headers of [without, { ...without, 'idempotency-key': 'another-key-0' }]) {
    expect(codesOf(await app.inject({ ...post, headers }))).toEqual(['enc_open_failed']);
  }
  expect((await read()).vehicles).toHaveLength(1);
});

test('a replayed edit gets 412 for its own version; another If-Match fails to decrypt', async () => {
  const edit = await client.seal({ method: 'PATCH', path: path(), body: { homeowner: true }, ifMatch: 1 });
  expect([(await send(edit)).statusCode, (await send(edit)).statusCode]).toEqual([200, 412]);
  expect(codesOf(await send(edit, { 'if-match': '"2"' }))).toEqual(['enc_open_failed']);
  expect((await read()).version).toBe(2);
});

test('two concurrent POSTs with one key do the work once', async () => {
  const call = {
    method: 'POST',
    path: path('/vehicles'),
    body: ACCORD,
    idempotencyKey: 'at-once-1',
  } as const;
  const answers = await Promise.all(Array.from({ length: 6 }, () => client.call(call)));
  const inFlight = answers.filter(({ status }) => status === 409);
  for (const { codes } of inFlight) expect(codes).toEqual(['idempotency_in_flight']);
  const done = answers.filter(({ status }) => status === 201);
  expect(done.length + inFlight.length).toBe(6);
  expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await read()).vehicles).toHaveLength(1);
});

test.each([
  ['*', 400],
  ['"1", "2"', 400],
  ['W/"1", "1"', 400],
  ['"1"x', 400],
  ['-1', 400],
  ['1e0', 400],
  ['9'.repeat(4000), 400],
  ['"0"', 412],
  ['"2"', 412],
  ['W/"1"', 200],
  ['1', 200],
])('If-Match %.20s: %i', async (ifMatch, status) => {
  const answer = await client.call({ method: 'PATCH', path: path(), body: { homeowner: true }, ifMatch });
  expect([answer.status, (await read()).version]).toEqual([status, status === 200 ? 2 : 1]);
});

test.each([
  ['vehicles', { id: 'x' }],
  ['vehicles', { created_at: '2020-01-01' }],
  ['vehicles', { vehicle_premium: 1 }],
  ['drivers', { id: 'x' }],
  ['drivers', { social_security_last4: '1234' }],
  ['drivers', { policy_holder: false, zz: 1 }],
] as const)("the server's own fields of %s are rejected and nothing changes: %j", async (noun, change) => {
  quote = await createRatableQuote((client = await createTestClient(app)));
  const before = await read();
  const id = before[noun][0]?.id;
  const { status } = await client.call({
    method: 'PATCH',
    path: path(`/${noun}/${id}`),
    body: change,
    ifMatch: before.version,
  });
  expect([status, await read()]).toEqual([422, before]);
});

test.each([
  ['65 KB', 413, 'body_too_large', { payload: `"${'x'.repeat(65 * 1024)}"`, headers: json }],
  [
    'a gzip bomb',
    415,
    'unsupported_media_type',
    { payload: gzipSync('x'.repeat(20_000_000)), headers: { ...json, 'content-encoding': 'gzip' } },
  ],
  [
    'plain JSON that claims to be compressed',
    415,
    'unsupported_media_type',
    { payload: '{}', headers: { ...json, 'content-encoding': 'br' } },
  ],
] as const)('%s: %i', async (_, status, code, request) => {
  const answer = await app.inject({ ...request, method: 'POST', url: '/v2/quotes' });
  expect([answer.statusCode, codesOf(answer)]).toEqual([status, [code]]);
});

test.each([
  '%00',
  '%2e%2e',
  '..%2f..%2fmaster.key',
  '%c0%af',
  '%ff',
  '%E0%80%80',
  'constructor',
  '__proto__',
  'x'.repeat(5000),
  '%F0%9F%98%80',
])('no path traversal: %.20s', async (piece) => {
  for (const url of [`/v2/quotes/${piece}`, `/v2/${piece}`, `/${piece}/v2/quotes`, path(`/${piece}`)]) {
    const sealed = await client.seal({ method: 'GET', path: url });
    for (const answer of [await app.inject({ url }), await send(sealed)]) {
      expect([400, 404, 405, 414]).toContain(answer.statusCode);
      expect(answer.body).not.toContain(piece);
    }
  }
});

test.each(['HEAD', 'OPTIONS', 'PUT', 'TRACE'] as const)('%s exposes nothing', async (method) => {
  const sealed = await client.seal({ method: 'GET', path: path() });
  const answer = await send({ ...sealed, method });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  ['kid', 'k'.repeat(10_000)],
  ['kid', '../../x'],
  ['ts', '9'.repeat(400)],
  ['epk', 'A'.repeat(87)],
  ['iv', ''],
])('a hostile %s in the header: 400', async (name, value) => {
  const sealed = await client.seal({ method: 'GET', path: path() });
  const header = headerOf(sealed, 'authorization');
  const answer = await send(sealed, { authorization: header.replace(partOf(header, name), value) });
  expect(answer.statusCode).toBe(400);
});

test('rate limits are shared by all nodes', async () => {
  const now = Date.now();
  const settings = { rateLimitScale: 1, masterKey: Buffer.alloc(32, 7), clock: () => now };
  const nodes = await Promise.all([1, 2].map(() => testApp(under.database(), settings)));
  const clients = await Promise.all(nodes.map((node) => createTestClient(node)));
  const statuses: number[] = [];
  for (let call = 0; call < 12; call += 1) {
    const body = { address: DES_PLAINES };
    statuses.push((await clients[call % 2]?.call({ method: 'POST', path: '/v2/quotes', body }))?.status ?? 0);
  }
  expect(statuses.filter((status) => status === 429).length).toBe(2);
  await Promise.all(nodes.map((node) => node.close()));
});
