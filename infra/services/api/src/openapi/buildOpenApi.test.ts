import type { FastifyInstance } from 'fastify';
import { createQuoteSchema, vehicleSchema } from '@shared/domain';
import { differencesIn } from '../testing/differencesIn';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { createRatableQuote } from '../testing/fixtures';
import { testApp } from '../testing/testApp';
import { createTestClient } from '../testing/testClient';
import { watchStatuses } from '../testing/watchStatuses';
import { type OpenApiDocument, toJsonSchema } from './buildOpenApi';
import type { JsonSchema } from './jsonSchema';

let app: FastifyInstance;
let document: OpenApiDocument;

const differences = (value: unknown, schema: JsonSchema) =>
  differencesIn(value, schema, document.components.schemas);

const exampleOf = (path: string, method: string) =>
  document.paths[path]?.[method]?.['x-sealed-request']?.examples?.[0];

const under = databaseUnderTest();
beforeAll(async () => {
  app = await testApp(under.database());
  document = (await app.inject('/v2/openapi.json')).json();
});
afterAll(() => app.close());

test.each([
  ['GET', '/v2/quotes/{id}', ''],
  ['GET', '/v2/quotes/{id}/rates', '/rates'],
  ['GET', '/v2/quotes/{id}/rates/changes', '/rates/changes?carrier_id=FCIC'],
  ['GET', '/v2/quotes/{id}/price-range', '/price-range?step=drivers'],
] as const)('%s %s matches its description', async (method, path, rest) => {
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  const { body } = await client.call({ method, path: `/v2/quotes/${quote.id}${rest}` });
  const described = document.paths[path]?.['get']?.responses['200']?.['x-sealed-answer'] ?? {};
  expect(described.$ref).toBeDefined();
  expect(differences(body, described)).toEqual([]);
});

test.each([
  '/v2/locations/lookup?zip_code=60018',
  '/v2/locations/lookup?zip_code=60690',
  '/v2/carriers/getallcarriers',
  '/v2/coverages/getallcoverages?state_code=TX',
])('%s matches its description', async (url) => {
  const schema =
    document.paths[url.split('?')[0] ?? '']?.['get']?.responses['200']?.content?.['application/json']?.schema;
  expect(differences((await app.inject(url)).json(), schema ?? { type: 'none' })).toEqual([]);
});

test('the ZIP lookup returns each described status as described, and no other [7-17]', async () => {
  const url = '/v2/locations/lookup';
  const described = document.paths[url]?.['get'];
  const responses = described?.responses ?? {};
  expect(described?.parameters).toEqual([
    { name: 'zip_code', in: 'query', required: true, schema: { type: 'string', pattern: '^[0-9]{5}$' } },
  ]);
  const seen = new Set<string>();
  const look = async (query: string, at = app, headers = {}) => {
    const answer = await at.inject({ url: url + query, headers });
    seen.add(`${answer.statusCode}`);
    const schema = responses[answer.statusCode]?.content?.['application/json']?.schema;
    expect(differences(answer.json(), schema ?? { type: 'none' })).toEqual([]);
    return answer.statusCode;
  };
  for (const known of ['60018', '10001', '00000']) expect(await look(`?zip_code=${known}`)).toBe(200);
  for (const wrong of ['', '?zip_code=6001', '?zip_code=60018&zip_code=60015', '?zip=60018'])
    expect(await look(wrong)).toBe(422);
  const limited = await testApp(under.database(), { rateLimitScale: 0.001, clock: () => 0 });
  expect(await look('?zip_code=60018', limited)).toBe(429);
  await limited.close();
  expect(await look('?zip_code=60018', app, { 'content-encoding': 'gzip' })).toBe(415);
  // A defect and an outage have tests of their own.
  expect([...seen, '500', '503'].toSorted()).toEqual(Object.keys(responses).toSorted());
});

test('every example is accepted unchanged', async () => {
  const client = await createTestClient(app);
  const created = await client.call<{ id: string }>({
    method: 'POST',
    path: '/v2/quotes',
    body: exampleOf('/v2/quotes', 'post'),
  });
  const base = `/v2/quotes/${created.body.id}`;
  const added = [];
  for (const noun of ['vehicles', 'drivers']) {
    const body = exampleOf(`/v2/quotes/{id}/${noun}`, 'post');
    added.push(await client.call({ method: 'POST', path: `${base}/${noun}`, body }));
  }
  const patched = await client.call({
    method: 'PATCH',
    path: base,
    body: exampleOf('/v2/quotes/{id}', 'patch'),
    ifMatch: 3,
  });
  expect([created.status, ...added.map(({ status }) => status), patched.status]).toEqual([
    201, 201, 201, 200,
  ]);
  for (const call of ['send', 'contact_me']) {
    const body = exampleOf(`/v2/quotes/{id}/${call}`, 'post');
    expect((await client.call({ method: 'POST', path: `${base}/${call}`, body })).status).toBe(202);
  }
  const given = await client.call({ method: 'GET', path: `${base}/consents` });
  expect(JSON.stringify(given.body)).toContain('telephone_contact');
  expect(differences(given.body, { $ref: '#/components/schemas/Consents' })).toEqual([]);
});

test('an app that answers a status its description does not list is noticed, with the route', async () => {
  const { logger, unlisted } = watchStatuses();
  const answers = { method: 'GET', route: '/v2/carriers/getallcarriers' };
  for (const status of [200, 429, 418]) logger.stream?.write(JSON.stringify({ ...answers, status }));
  logger.stream?.write(JSON.stringify({ method: 'GET', route: 'none', status: 404 }));
  expect(unlisted(document)).toEqual(['GET /v2/carriers/getallcarriers 418']);
});

test.each([
  ['GET /v2/quotes/{id}', '400 401 404 415 422 500 503'],
  ['PATCH /v2/quotes/{id}', '400 401 404 409 412 413 415 422 428 429 500 503'],
  ['POST /v2/quotes/{id}/vehicles', '400 401 404 409 413 415 422 500 503'],
  ['POST /v2/quotes', '400 401 403 404 409 413 415 422 429 500 503'],
  ['POST /v2/resume', '400 401 409 410 413 415 422 429 500 503'],
  ['GET /v2/carriers/getallcarriers', '415 429 500 503'],
])('%s lists the errors that its options and its own rules lead to', (name, statuses) => {
  const [method = '', path = ''] = name.split(' ');
  const listed = Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {});
  expect(listed.filter((status) => Number(status) >= 400).join(' ')).toBe(statuses);
});

test('the description is generated from the validating schemas', () => {
  const { properties, required, additionalProperties } = toJsonSchema(vehicleSchema);
  expect(properties?.['year']).toEqual({ type: 'integer', minimum: 1900, maximum: 2100 });
  expect([required?.includes('trim'), required?.includes('vin'), additionalProperties]).toEqual([
    true,
    false,
    false,
  ]);
  expect(toJsonSchema(createQuoteSchema).properties?.['address']?.properties?.['zip_code']?.pattern).toBe(
    '^[0-9]{5}$',
  );
  const letters = new RegExp(toJsonSchema(vehicleSchema).properties?.['model']?.pattern ?? 'none');
  expect(['Clio É', '伟'].map((model) => letters.test(model))).toEqual([true, false]);
});
