import type { FastifyInstance } from 'fastify';
import { newKey } from '../../crypto/vault';
import { ProviderFailure } from '../../providers/callProvider';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const TYPED = { line1: '123 n main street', line2: 'apt 4', city: 'DES PLAINES', state: 'IL', zip: '60018' };

const fails = () => Promise.reject(new ProviderFailure({ provider: 'address', call: 'suggest' }, 401));

const under = databaseUnderTest();
const masterKey = newKey();
let app: FastifyInstance;
let client: TestClient;
const validate = (change: object) =>
  client.call({ method: 'POST', path: '/v2/address/validate', body: { ...TYPED, ...change } });

beforeAll(async () => {
  app = await testApp(under.database(), { masterKey });
  client = await createTestClient(app);
});
afterAll(() => app.close());

test('section 7: an address is returned in mailing format [R38-2]', async () => {
  const { status, body } = await validate({});
  expect([status, body]).toEqual([
    200,
    {
      suggestedAddress: {
        line1: '123 N Main St',
        line2: 'Apt 4',
        city: 'Des Plaines',
        state: 'IL',
        zip: '60018',
      },
    },
  ]);
});

test.each([
  ['a street without a number', { line1: 'Main St' }],
  ['a city that does not belong to the ZIP', { city: 'Chicago' }],
])('there is no suggestion for %s', async (_, change) => {
  expect((await validate(change)).body).toEqual({ suggestedAddress: null });
});

test('the only city of a ZIP is filled in', async () => {
  const answer = await validate({ zip: '62701', city: 'Sprinfield' });
  expect(answer.body).toMatchObject({ suggestedAddress: { city: 'Springfield' } });
});

test.each([
  ['zip', { zip: '78701' }, 'zip_other_state'],
  ['zip', { zip: '00000' }, 'zip_invalid'],
  ['zip', { zip: '6001' }, 'zip_invalid'],
  ['line1', { line1: ' ' }, 'street_required'],
  ['line1', { line1: '1 Главная' }, 'text_not_latin'],
  ['city', { city: '' }, 'city_required'],
  ['state', { state: 'NY' }, 'state_not_covered'],
])('rejects %s: %j', async (attribute, change, code) => {
  const answer = await validate(change);
  expect([answer.status, answer.body]).toEqual([
    422,
    { errors: [{ code, attribute, message: expect.any(String) }] },
  ]);
});

test('a street is accepted only encrypted, and never in a URL [R38-2]', async () => {
  const plain = await app.inject({ method: 'POST', url: '/v2/address/validate', payload: TYPED });
  const query = await app.inject({ url: `/v2/address/validate?${new URLSearchParams(TYPED)}` });
  expect([plain.statusCode, query.statusCode, query.body.includes('main')]).toEqual([401, 405, false]);
});

test('while the address service fails, our own standardizer answers, and the log says why', async () => {
  const lines: Record<string, unknown>[] = [];
  const logger = { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
  const addresses = { ping: async () => undefined, suggest: fails };
  const failing = await testApp(under.database(), { masterKey, addresses, logger });
  const { body } = await (
    await createTestClient(failing)
  ).call({ method: 'POST', path: '/v2/address/validate', body: TYPED });
  expect(body).toEqual({ suggestedAddress: expect.objectContaining({ line1: '123 N Main St' }) });
  const facts = { kind: 'ProviderFailure', provider: 'address', call: 'suggest', status: 401 };
  expect(lines).toContainEqual(expect.objectContaining({ level: 40, ...facts }));
  expect(JSON.stringify(lines)).not.toContain('main street');
  await failing.close();
});
