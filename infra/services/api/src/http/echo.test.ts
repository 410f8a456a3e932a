import type { FastifyInstance } from 'fastify';
import type { Quote } from '@shared/domain';
import type { OpenDatabase } from '../database/openDatabase';
import type { OpenApiDocument, OperationObject } from '../openapi/buildOpenApi';
import type { JsonSchema } from '../openapi/jsonSchema';
import { createBoughtQuote } from '../testing/fixtures';
import { testApp } from '../testing/testApp';
import { createTestClient, type Method, type TestClient } from '../testing/testClient';
import { testDatabase } from '../testing/testDatabase';
import { textOf } from './errorTexts';

/** A card number or SSN that might be sent to the wrong place. */
const SECRET = '4242424242424242';
const WRONG = [null, [SECRET], { ssn: SECRET }, { [SECRET]: 1 }, SECRET, Number(SECRET), true];

/** Values of the wrong type, for the whole body and for each part of it. */
function* wrongFor({ properties = {}, items }: JsonSchema): Generator {
  yield* WRONG;
  for (const [name, schema] of Object.entries(properties))
    for (const value of wrongFor(schema)) yield { [name]: value };
  if (items) for (const value of wrongFor(items)) yield [value];
}

const METHODS: Record<string, Method> = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' };

let database: OpenDatabase;
let app: FastifyInstance;
let client: TestClient;
let quote: Quote;

beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database, { rateLimitScale: 1_000_000 });
  client = await createTestClient(app);
  quote = await createBoughtQuote(client);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

interface Refusal {
  code: string;
  message: string;
}

/** The texts of an error, checked to contain only our words and none of the caller's; null if the body was accepted. */
function saidIn(status: number, text: string): string[] | null {
  expect(status).toBeLessThan(500);
  if (status < 400) return null;
  expect(text).not.toContain(SECRET);
  const { errors }: { errors: Refusal[] } = JSON.parse(text);
  return errors.map(({ code, message }) => {
    expect(textOf({ code }, 'en')).not.toBe(code);
    expect(message).not.toBe(code);
    return code;
  });
}

const pathOf = (path: string) =>
  path
    .replace('{id}', quote.id)
    .replace('{consentId}', quote.id)
    .replace('{vehicleId}', quote.vehicles[0]?.id ?? '')
    .replace('{driverId}', quote.drivers[0]?.id ?? '');

async function sendBody(method: Method, path: string, body: unknown): Promise<string[] | null> {
  const isEdit = method === 'PATCH' || method === 'DELETE';
  const raw = JSON.stringify(body);
  const call = { method, path: pathOf(path), raw, ...(isEdit ? { ifMatch: quote.version } : {}) };
  const answer = await client.call(call);
  const said = saidIn(answer.status, JSON.stringify(answer.body));
  if (said === null)
    quote = (await client.call<Quote>({ method: 'GET', path: pathOf('/v2/quotes/{id}') })).body;
  return said;
}

async function sendQuery(path: string, query: string): Promise<string[] | null> {
  const request = await client.seal({ method: 'GET', path: `${pathOf(path)}?${query}` });
  const { statusCode, body } = await app.inject(request);
  return saidIn(statusCode, body);
}

async function operations(): Promise<[Method, string, OperationObject][]> {
  const { paths } = (await app.inject('/v2/openapi.json')).json<OpenApiDocument>();
  return Object.entries(paths).flatMap(([path, ofPath]) =>
    Object.entries(ofPath).flatMap(([name, operation]): [Method, string, OperationObject][] => {
      const method = METHODS[name];
      return method ? [[method, path, operation]] : [];
    }),
  );
}

test('security: no error echoes a value of the body, whatever its type', async () => {
  const untouched: string[] = [];
  for (const [method, path, { 'x-sealed-request': schema }] of await operations()) {
    if (!schema) continue;
    const codes = new Set<string>();
    for (const value of wrongFor(schema))
      for (const code of (await sendBody(method, path, value)) ?? []) codes.add(code);
    // A request rejected earlier for another reason would not test the schema.
    if (!codes.has('required') || !codes.has('unknown_field'))
      untouched.push(`${method} ${path}: ${[...codes].join()}`);
  }
  expect(untouched).toEqual([]);
});

test('security: no error echoes a value of the query, however often it is repeated', async () => {
  const asked = (await operations()).map(([method, path, { parameters }]) => {
    const names = parameters.flatMap((one) => (one.in === 'query' ? one.name : []));
    return { method, path, names };
  });
  const withQuery = asked.filter(({ method, names }) => method === 'GET' && names.length > 0);
  expect(withQuery.length).toBeGreaterThan(5);
  for (const { path, names } of withQuery) {
    const codes = new Set<string>();
    for (const name of names)
      for (const query of [
        `${name}=${SECRET}`,
        `${name}=${SECRET}&${name}=${SECRET}`,
        `${SECRET}=1`,
        `${name}=`,
      ])
        for (const code of (await sendQuery(path, query)) ?? []) codes.add(code);
    expect([path, codes.size]).not.toEqual([path, 0]);
  }
});

test.each([
  [
    'a list instead of a word',
    { payment_result: { session_id: [SECRET] } },
    'payment_result.session_id',
    'invalid',
  ],
  ['an object instead of a word', { rate_id: { ssn: SECRET } }, 'rate_id', 'invalid'],
  ['a word instead of an object', { payment_result: SECRET }, 'payment_result', 'invalid'],
  ['null instead of a word', { rate_id: null }, 'rate_id', 'required'],
])(
  'binding a purchase with %s returns the attribute and the reason',
  async (_name, body, attribute, code) => {
    const answer = await client.call<{ errors: unknown[] }>({
      method: 'POST',
      path: pathOf('/v2/quotes/{id}/bind'),
      body,
    });
    expect(answer.body.errors).toContainEqual({ code, attribute, message: textOf({ code }, 'en') });
  },
);
