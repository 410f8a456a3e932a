import { EventEmitter, once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Quote, RateResult } from '@shared/domain';
import type { OpenDatabase } from './database/openDatabase';
import { createQuote, createRatableQuote } from './testing/fixtures';
import { testApp } from './testing/testApp';
import { createTestClient, type TestClient } from './testing/testClient';
import { testDatabase } from './testing/testDatabase';

/** Responses to shoppers and of `/ready` while the database is unavailable (security, Limits and bad input). */
let room = true;
let now = Date.now();
let isHanging = false;
/** Emits `asked` when a query meets a hanging database, which answers after `open`. */
const gate = new EventEmitter();
let database: OpenDatabase;
let app: FastifyInstance;
let client: TestClient;
let stranger: TestClient;
let quote: Quote;

/** What PostgreSQL says to a write when its disk is full. */
const full = () =>
  Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
const WRITES = /^(?:insert|update|delete)\b|^with .*\b(?:insert into|update|delete from)\b/s;

beforeAll(async () => {
  database = await testDatabase(async (sql, _parameters, send) => {
    const opened = isHanging ? once(gate, 'open') : null;
    gate.emit('asked');
    await opened;
    if (!room && WRITES.test(sql)) throw full();
    return send();
  });
  app = await testApp(database, { clock: () => now, rateLimitScale: 1, isTrusted: () => true });
  client = await createTestClient(app);
  stranger = await createTestClient(app);
  quote = await createQuote(client);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const edit = () =>
  client.call<Quote>({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}`,
    body: { homeowner: true },
    ifMatch: quote.version,
  });
const create = () => stranger.call({ method: 'POST', path: '/v2/quotes', body: { address: quote.address } });
const ready = () => app.inject('/ready');

test('with a full disk writes return 503 with their code, reads work and the node is not ready; all recovers once there is room', async () => {
  room = false;
  const refused = [await edit(), await create()];
  expect(refused.map(({ status, codes }) => [status, codes])).toEqual([
    [503, ['unavailable']],
    [503, ['unavailable']],
  ]);
  expect((await client.call({ method: 'GET', path: `/v2/quotes/${quote.id}` })).status).toBe(200);
  const unready = await ready();
  expect([unready.statusCode, unready.headers['retry-after']]).toEqual([503, '2']);
  room = true;
  expect((await edit()).status).toBe(200);
  expect((await create()).status).toBe(201);
  expect((await ready()).statusCode).toBe(200);
});

/** Reads whose only write is a counter, or none. */
const READS = [
  '/v2/locations/lookup?zip_code=60018',
  '/v2/carriers/getallcarriers',
  '/v2/coverages/getallcoverages?state_code=TX&system=GW',
  '/v2/partners?origin=https%3A%2F%2Fbank.example',
  '/v2/openapi.json',
  '/.well-known/enc-jwks.json',
];

test('with a full disk every read that stores nothing is answered and still limited, also after midnight', async () => {
  // A minute of its own, after the outage of the test before.
  now += 60_000;
  const shopper = await createTestClient(app);
  const { id } = await createRatableQuote(shopper);
  const get = (path: string) => shopper.call<RateResult>({ method: 'GET', path: `/v2/quotes/${id}${path}` });
  const address = { line1: '1 Main St', city: 'Des Plaines', state: 'IL', zip: '60018' };
  const validate = () => shopper.call({ method: 'POST', path: '/v2/address/validate', body: address });
  expect((await get('/rates')).status).toBe(200);
  room = false;
  for (const url of READS) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
  const sealed = [get(''), get('/rates'), get('/price-range?step=drivers'), validate()];
  expect((await Promise.all(sealed)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const counts = { url: '/v2/partners/pk_nobody/counts', headers: { 'x-forwarded-for': '203.0.113.5' } };
  const asked = [];
  for (let call = 0; call <= 30; call += 1) asked.push((await app.inject(counts)).statusCode);
  expect(asked).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
  const rates = [];
  for (let call = 1; call <= 30; call += 1) rates.push((await get('/rates')).status);
  expect(rates).toEqual([...Array.from({ length: 29 }, () => 200), 429]);
  // Tomorrow's keys cannot be stored, and today's are enough.
  now += 86_400_000;
  expect((await app.inject('/.well-known/enc-jwks.json')).statusCode).toBe(200);
  const tomorrow = await createTestClient(app, shopper.quoteKey);
  expect((await tomorrow.call({ method: 'GET', path: `/v2/quotes/${id}` })).status).toBe(200);
  room = true;
});

test('with a hanging database the node reports not ready within two seconds', async () => {
  isHanging = true;
  // Only timers are fake, because the request itself may take long on a busy machine.
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date', 'hrtime', 'performance'],
  });
  const asked = once(gate, 'asked');
  const answer = ready();
  await asked;
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  isHanging = false;
  gate.emit('open');
  expect((await answer).statusCode).toBe(503);
  expect((await ready()).statusCode).toBe(200);
});
