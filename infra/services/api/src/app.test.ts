import { readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { tempFolder } from '@shared/testing/tempFolder';
import { until } from '@shared/testing/until';
import type { FastifyInstance } from 'fastify';
import type { Quote, RateResult } from '@shared/domain';
import { type OpenDatabase, openDatabase } from './database/openDatabase';
import { createRatableQuote, DES_PLAINES } from './testing/fixtures';
import { testApp } from './testing/testApp';
import { createTestClient } from './testing/testClient';

const TYPED = {
  email: 'wilma@example.com',
  phone: '2245550147',
  license_number: 'Q12345678901',
  social_security: '219-45-6789',
};

let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
let log = '';
let accepting = true;
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});

beforeAll(async () => {
  folder = tempFolder('api-test');
  database = await openDatabase({ databaseUrl: null, dataDir: folder }, (sentence) => (log += sentence));
  app = await testApp(database, {
    rateLimitScale: 1,
    isAccepting: () => accepting,
    logger: { level: 'info', stream: sink },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('/metrics counts requests by template for callers on this machine, and is not described', async () => {
  await app.inject('/v2/quotes/0f9db6cc-6403-4953-b85b-2ebff29ffbaf');
  const { body } = await app.inject('/metrics');
  expect(body).toContain('http_requests_total{method="GET",route="/v2/quotes/:id",status="4xx",app="api"} 1');
  expect(body).not.toContain('0f9db6cc');
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  expect((await app.inject('/v2/openapi.json')).body).not.toContain('/metrics');
});

function codesOf(body: string): string[] {
  const { errors }: { errors: { code: string }[] } = JSON.parse(body);
  return errors.map(({ code }) => code);
}
const json = { 'content-type': 'application/json' };

test.each([
  ['an unknown route', { url: '/v2/nothing' }, 404, 'not_found'],
  ['a malformed path', { url: '/v2/quotes/%zz' }, 400, 'bad_request'],
  [
    'another content type',
    { method: 'POST', url: '/v2/quotes', payload: 'a=b', headers: { 'content-type': 'text/plain' } },
    415,
    'unsupported_media_type',
  ],
  [
    'a megabyte',
    { method: 'POST', url: '/v2/quotes', payload: `"${'x'.repeat(1_000_000)}"`, headers: json },
    413,
    'body_too_large',
  ],
  [
    'broken JSON',
    { method: 'POST', url: '/v2/quotes', payload: '{"a":', headers: json },
    400,
    'json_malformed',
  ],
  [
    'a prototype',
    { method: 'POST', url: '/v2/quotes', payload: '{"__proto__":{}}', headers: json },
    400,
    'json_forbidden_key',
  ],
  ['no ZIP', { url: '/v2/locations/lookup' }, 422, 'zip_invalid'],
  ['two ZIPs', { url: '/v2/locations/lookup?zip_code=60018&zip_code=60015' }, 422, 'zip_invalid'],
] as const)(
  'reading 37: %s is answered in the error format [R37-2, R37-3]',
  async (_, request, status, code) => {
    const answer = await app.inject(request);
    expect([answer.statusCode, codesOf(answer.body)]).toEqual([status, [code]]);
  },
);

test('security design: hostile JSON in an encrypted body is rejected like in a plain one', async () => {
  const client = await createTestClient(app);
  for (const [raw, code] of [
    ['{"address":{"city":"\\u0000"}}', 'json_bad_text'],
    ['{"address":1,"address":2}', 'json_duplicate_key'],
    ['{"__proto__":{"a":1}}', 'json_forbidden_key'],
  ] as const) {
    expect((await client.call({ method: 'POST', path: '/v2/quotes', raw })).codes).toEqual([code]);
  }
});

test('reading 18: a ZIP that does not exist has no state, and is not an error [R18-2]', async () => {
  const answer = await app.inject('/v2/locations/lookup?zip_code=00000');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ zip_code: '00000', state: null, counties: [], covered: false });
});

test('reading 64: a ZIP that only holds boxes says so, and is covered all the same [R64-3]', async () => {
  const answer = await app.inject('/v2/locations/lookup?zip_code=60690');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    zip_code: '60690',
    state: 'IL',
    counties: [{ name: 'Cook', cities: ['Chicago'] }],
    boxes_only: true,
    covered: true,
  });
});

test.each([
  ['/v2/locations/lookup?zip_code=10001', { state: 'NY', covered: false }],
  ['/v2/carriers/getallcarriers', { carriers: expect.any(Array) }],
  ['/v2/coverages/getallcoverages?state_code=TX&system=GW', { coverages: expect.any(Array) }],
])('%s is plain and cacheable [R38-6]', async (url, body) => {
  const answer = await app.inject(url);
  expect(answer.json()).toMatchObject(body);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

const coveragesOf = async (system: string) =>
  (await app.inject(`/v2/coverages/getallcoverages?state_code=TX&system=${system}`)).json<{
    coverages: object[];
  }>().coverages.length;

test('reading 1: the API serves the catalog of a GW state, and none for other systems [R1-2, R1-3]', async () => {
  expect([(await coveragesOf('GW')) > 5, await coveragesOf('PTS')]).toEqual([true, 0]);
});

const lookUp = () =>
  app.inject({ url: '/v2/locations/lookup?zip_code=60018', remoteAddress: '198.51.100.7' });

test('rate limits apply in tests: the 31st lookup of a minute must wait', async () => {
  let refused = await lookUp();
  // The minute may end during the requests, and on a slow machine the next one too.
  await until(async () => {
    refused = await lookUp();
    return refused.statusCode === 429;
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(codesOf(refused.body)).toEqual(['rate_limited']);
});

const callFrom = (address: string) =>
  app.inject({
    url: '/v2/locations/lookup?zip_code=60018',
    remoteAddress: '198.51.100.9',
    headers: { 'x-forwarded-for': address },
  });

test('forwarded addresses are ignored without TRUSTED_PROXIES', async () => {
  const statuses = [];
  for (let count = 0; count < 62; count += 1)
    statuses.push((await callFrom(`203.0.113.${count}`)).statusCode);
  expect(statuses).toContain(429);
});

test('readiness fails first during a shutdown, health does not', async () => {
  expect((await app.inject('/ready')).statusCode).toBe(200);
  accepting = false;
  expect([(await app.inject('/ready')).statusCode, (await app.inject('/health')).statusCode]).toEqual([
    503, 200,
  ]);
  accepting = true;
});

const filesUnder = (path: string): string[] =>
  readdirSync(path).flatMap((name) => {
    const file = join(path, name);
    const stat = statSync(file);
    if (stat.isDirectory()) return filesUnder(file);
    // A socket has no content.
    return stat.isFile() ? [file] : [];
  });

/** A shopper who has reached the application, where email, phone, license and SSN are typed. */
async function typeEverything(): Promise<{ quote: Quote; quoteKey: string }> {
  const client = await createTestClient(app);
  const quote: Quote = await createRatableQuote(client);
  const path = `/v2/quotes/${quote.id}`;
  const rates = await client.call<RateResult>({ method: 'GET', path: `${path}/rates` });
  const selected = { selected_rate: { id: rates.body.best_match?.id } };
  await client.call({ method: 'PATCH', path, body: selected, ifMatch: quote.version });
  const driver = `${path}/drivers/${quote.drivers[0]?.id}`;
  const edit = { method: 'PATCH', path: driver, ifMatch: quote.version + 1 } as const;
  const { status } = await client.call({ ...edit, body: TYPED });
  expect(status).toBe(200);
  // Rejected values must leave no trace either.
  await client.call({ ...edit, body: { ...TYPED, email: 'wilma@@refused.example' } });
  await app.inject({ url: `${path}?email=wilma@address.example&social=123456789` });
  await app.inject({ url: '/v2/quotes/Wilhelmina%20Quackenbush' });
  return { quote, quoteKey: client.quoteKey };
}

test('security design: typed values appear neither in the database folder (including its log) nor in the log', async () => {
  const { quote, quoteKey } = await typeEverything();
  const typed = [
    'Wilhelmina',
    'Quackenbush',
    '1HGCV1F4',
    'wilma',
    '2245550147',
    '219456789',
    'Q123456',
    quoteKey,
  ];
  const files = filesUnder(folder);
  expect(files.some((file) => file.includes('pg_wal'))).toBe(true);
  const found = files.filter((file) => {
    const bytes = readFileSync(file);
    return typed.some((value) => bytes.includes(value));
  });
  expect(found).toEqual([]);
  // Proves that the search works: values that are not secret are found.
  expect(files.some((file) => readFileSync(file).includes(quote.id))).toBe(true);
  expect(log).toContain('/v2/quotes/:id');
  for (const secret of [...typed, quote.id, DES_PLAINES.city, '198.51.100', '127.0.0.1'])
    expect(log).not.toContain(secret);
});
