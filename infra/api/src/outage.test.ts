import { EventEmitter, once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { Kysely } from 'kysely';
import type { Quote } from '@shared/domain';
import type { DatabaseSchema } from './database/databaseSchema';
import { migrate } from './database/migrate';
import { type PgliteClient, startPglite } from './database/pgliteClient';
import { PgliteDialect } from './database/pgliteDialect';
import { createQuote } from './testing/fixtures';
import { testApp } from './testing/testApp';
import { createTestClient, type TestClient } from './testing/testClient';

/** Responses to shoppers and of `/ready` while the database is unavailable (security, Limits and bad input). */
let room = true;
let isHanging = false;
/** Emits `asked` when a query meets a hanging database, which answers after `open`. */
const gate = new EventEmitter();
let engine: PgliteClient;
let kysely: Kysely<DatabaseSchema>;
let app: FastifyInstance;
let client: TestClient;
let stranger: TestClient;
let quote: Quote;

beforeAll(async () => {
  engine = await startPglite(null, { hasRoom: async () => room });
  const query: PgliteClient['query'] = async (...call) => {
    const opened = isHanging ? once(gate, 'open') : null;
    gate.emit('asked');
    await opened;
    return engine.query(...call);
  };
  kysely = new Kysely<DatabaseSchema>({ dialect: new PgliteDialect({ ...engine, query }) });
  await migrate(kysely);
  app = await testApp({ kysely, close: () => kysely.destroy() });
  client = await createTestClient(app);
  stranger = await createTestClient(app);
  quote = await createQuote(client);
});
afterAll(async () => {
  await app.close();
  await kysely.destroy();
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
