import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Quote } from '@shared/domain';
import { isLongForm, SEED } from '@shared/testing/form';
import { TIME_LIMITS } from '@shared/testing/timeLimits';
import type { OpenDatabase } from './database/openDatabase';
import type { OpenApiDocument, OperationObject } from './openapi/buildOpenApi';
import { hookSecret } from './purchase/hooks';
import { createBuyer } from './testing/buyer';
import { createFakeProviders } from './testing/fakeProviders';
import { ACCORD, createBoughtQuote, createRatableQuote } from './testing/fixtures';
import { testApp } from './testing/testApp';
import { createTestClient, type Method, type TestClient } from './testing/testClient';
import { testDatabase } from './testing/testDatabase';

/** What the driver throws when a server turns into a standby, and when it ends. */
const OUTAGES = [
  () => Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
  () => new Error('Connection terminated unexpectedly'),
];

/** Statements until the database is away. */
let statementsLeft = Infinity;
let failure = OUTAGES[0];
const providers = createFakeProviders();
const lastEnvelope = () => [...providers.signing.envelopes.keys()].at(-1);
let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await testDatabase(async (sql, _parameters, send) => {
    if (statementsLeft === 0 && failure) {
      // The connection goes away with its transaction.
      if (sql.startsWith('rollback')) await send();
      throw failure();
    }
    statementsLeft -= 1;
    return send();
  });
  app = await testApp(database, { purchase: providers });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

interface Route {
  method: Method;
  path: string;
  operation: OperationObject;
}

async function routes(): Promise<Route[]> {
  const { paths } = (await app.inject('/v2/openapi.json')).json<OpenApiDocument>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, operation]) => ({
      method: name.toUpperCase() as Method,
      path,
      operation,
    })),
  );
}

const PURCHASE = /bind|complete|payment|tokens|get_documents/;

interface Place {
  client: TestClient;
  quote: Quote;
}

/** A shopper at the right point of the journey, with an own quote; only a new quote needs an unused key. */
async function placeFor(path: string): Promise<Place> {
  const client = await createTestClient(app);
  const quote = await (PURCHASE.test(path) ? createBoughtQuote : createRatableQuote)(client);
  return { client: path === '/v2/quotes' ? await createTestClient(app) : client, quote };
}

/** What a route demands besides a body. */
const QUERIES: Record<string, string> = {
  '/v2/locations/lookup': '?zip_code=60018',
  '/v2/partners': '?origin=https://partner.example',
  '/v2/tokens/token': '?system=PTS',
  '/v2/docs/get_documents': '?PDF_URL=none',
};

/** A webhook as its provider signs it. */
function hookCall(
  provider = 'cards',
  event: object = { id: randomUUID(), type: 'payment.authorized', session_id: 'none' },
) {
  const payload = JSON.stringify(event);
  const t = Math.floor(app.clock() / 1000);
  const v1 = createHmac('sha256', hookSecret(`${provider}-key`))
    .update(`${t}.${payload}`)
    .digest('hex');
  return {
    payload,
    headers: { 'content-type': 'application/json', 'provider-signature': `t=${t},v1=${v1}` },
  };
}

async function ask({ method, path, operation }: Route, { client, quote }: Place) {
  const ids: Record<string, string> = {
    id: quote.id,
    vehicleId: quote.vehicles[0]?.id ?? '',
    driverId: quote.drivers[0]?.id ?? '',
    consentId: randomUUID(),
    key: 'pk_example',
    provider: 'cards',
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  const url = `${filled}${QUERIES[path] ?? ''}`;
  if (operation.parameters.some(({ name }) => name === 'Authorization')) {
    const body: unknown = operation['x-sealed-request']?.examples?.[0];
    return client.call({ method, path: url, body, ifMatch: quote.version });
  }
  const {
    statusCode: status,
    headers,
    body,
  } = await app.inject({
    method,
    url,
    ...(path.includes('/hooks/') ? hookCall() : {}),
  });
  return { status, headers, codes: [/"code":"(\w+)"/.exec(body)?.[1]] };
}

/** Asks while the database goes away after so many statements; whether it went away before the end. */
async function whileLeaving(after: number, asking: () => Promise<unknown>): Promise<boolean> {
  failure = OUTAGES[after % OUTAGES.length];
  statementsLeft = after;
  await asking();
  const wentAway = statementsLeft === 0;
  statementsLeft = Infinity;
  return wentAway;
}

/** The refusals of one route, as the database goes away before each of its statements in turn. */
async function refusals(route: Route): Promise<unknown[]> {
  const place = await placeFor(route.path);
  const seen: unknown[] = [];
  for (let after = 0; ; after += 1) {
    const wentAway = await whileLeaving(after, async () => {
      const { status, codes, headers } = await ask(route, place);
      if (status >= 500) seen.push([status, ...codes, headers['retry-after']].join(' '));
    });
    if (!wentAway) return seen;
  }
}

test('a POST that an outage ends keeps no claim on its key: the repeated call works at once, and once', async () => {
  const { client, quote } = await placeFor('/v2/quotes/{id}/vehicles');
  const path = `/v2/quotes/${quote.id}`;
  const add = (after: number) =>
    client.call({
      method: 'POST',
      path: `${path}/vehicles`,
      body: ACCORD,
      idempotencyKey: `outage-${after}`,
    });
  const cars = async () => (await client.call<Quote>({ method: 'GET', path })).body.vehicles.length;
  const room = 4 - (await cars());
  for (let after = 0; await whileLeaving(after, () => add(after)); after += 1) {
    if (after >= room) continue;
    expect((await add(after)).status).toBe(201);
    expect((await add(after)).headers['idempotency-replayed']).toBe('true');
    expect(await cars()).toBe(4 - room + after + 1);
  }
});

test('a webhook that an outage ends is not lost, although its provider does not send it again', async () => {
  // Each statement takes a purchase of its own, so the short form takes every fourth, from another one in each run.
  const [first, step] = isLongForm ? [0, 1] : [SEED % 4, 4];
  for (let after = first; ; after += step) {
    const buyer = await createBuyer(app, providers);
    const { quote } = await buyer.paid();
    buyer.sign();
    const event = { id: randomUUID(), type: 'envelope.completed', envelope_id: lastEnvelope() };
    const told = () => app.inject({ method: 'POST', url: '/v2/hooks/esign', ...hookCall('esign', event) });
    const wentAway = await whileLeaving(after, told);
    // Repeated only while it was refused.
    expect((await told()).statusCode).toBe(202);
    const due = database.kysely.selectFrom('purchases').select('next_at').where('quote_id', '=', quote.id);
    const { next_at: nextAt } = await due.executeTakeFirstOrThrow();
    const { status } = await buyer.read(quote);
    if (status !== 'COMPLETE') expect(nextAt - app.clock()).toBeLessThan(61_000);
    if (!wentAway) return;
  }
});

test(
  'at whichever statement of whichever route the database goes away, the answer is a 503 with its code and retry-after, never 500',
  async () => {
    const seen: Record<string, unknown[]> = {};
    for (const route of await routes()) seen[`${route.method} ${route.path}`] = await refusals(route);
    expect([...new Set(Object.values(seen).flat())]).toEqual(['503 unavailable 2']);
    const spared = Object.entries(seen).filter(([, answers]) => answers.length === 0);
    // They read no rows, and count their limit in memory meanwhile.
    expect(spared.map(([name]) => name)).toEqual([
      'GET /v2/locations/lookup',
      'GET /v2/carriers/getallcarriers',
      'GET /v2/coverages/getallcoverages',
      'POST /v2/address/validate',
      'GET /health',
      'GET /healthz',
      'GET /v2/openapi.json',
    ]);
  },
  TIME_LIMITS.longTest,
);
