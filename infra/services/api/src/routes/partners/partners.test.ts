import type { FastifyInstance } from 'fastify';
import type { PartnerFacts } from '@shared/domain';
import { exampleAt } from '../../partners/examplePartner';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { testApp } from '../../testing/testApp';

const TOKEN = 'a-token-for-the-tests';
const BANK = { name: 'First Bank', origins: ['https://bank.example'] };

const under = databaseUnderTest();
let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp(under.database(), { partnersToken: TOKEN });
});
afterAll(() => app.close());

const manage = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  return app.inject({ method, url, headers, ...(payload && { payload }) });
};
const add = async (more: object = {}): Promise<PartnerFacts> =>
  (await manage('POST', '/partners', { ...BANK, ...more })).json();
const inline = async (origin: string) =>
  (await app.inject(`/v2/partners?origin=${encodeURIComponent(origin)}`)).json();
const secretOf = async (key: string): Promise<string> =>
  (await manage('POST', `/partners/${key}/secret`)).json().secret;
const held = async () => (await app.inject('/held-releases')).json().held;
const facts = (key: string) => app.inject(`/v2/partners/${key}`);

test('a partner is added with defaults, and anyone may know its facts but neither limit nor secret', async () => {
  const { key } = await add();
  expect(key).toMatch(/^pk_[0-9a-f]{18}$/);
  const { statusCode, body } = await facts(key);
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    { key, ...BANK, modes: ['frame'], language: 'en', theme: {}, hold: null, stopped: false },
  ]);
});

test('a change is in force at once, and a removed partner is unknown', async () => {
  const { key } = await add();
  const origins = ['https://bank.example', 'http://localhost:8080'];
  const change = { origins, hold: 'r7', stopped: true, theme: { accent: '#0a5' }, language: 'es' };
  expect((await manage('PATCH', `/partners/${key}`, change)).statusCode).toBe(200);
  expect((await facts(key)).json()).toMatchObject(change);
  expect((await manage('PATCH', `/partners/${key}`, { hold: null })).json()).toMatchObject({ hold: null });
  expect((await manage('DELETE', `/partners/${key}`)).statusCode).toBe(204);
  expect((await facts(key)).json()).toMatchObject({ errors: [{ code: 'partner_unknown' }] });
  expect((await manage('DELETE', `/partners/${key}`)).statusCode).toBe(404);
});

test('the example partner keeps what was changed, and gets the origin of a site on another port', async () => {
  const { key } = await add({ name: 'Example', theme: { accent: '#0a5', radius: 2 } });
  const [, settings] = exampleAt('http://localhost:8230');
  await app.partners.seed(key, settings);
  await app.partners.seed(key, settings);
  expect((await facts(key)).json()).toMatchObject({
    name: 'Example',
    origins: ['https://bank.example', 'http://localhost:8230'],
    theme: { accent: '#0a5', radius: 2 },
  });
  await app.partners.seed('pk_example', settings);
  expect((await facts('pk_example')).statusCode).toBe(404);
});

test('the releases that partners hold are told once each', async () => {
  const [first, second] = [await add({ hold: 'r41' }), await add({ hold: 'r41' })];
  expect((await held()).filter((id: string) => id === 'r41')).toEqual(['r41']);
  for (const { key } of [first, second]) await manage('PATCH', `/partners/${key}`, { hold: null });
  expect(await held()).not.toContain('r41');
});

test.each([
  'https://*.bank.example',
  'http://bank.example',
  'https://bank.example/',
  'https://bank.example/path',
  'https://BANK.example',
  "https://bank.example;script-src 'unsafe-inline'",
  'https://user@bank.example',
  'https://[::1]',
  'null',
  '*',
  '',
])('the origin %p is refused', async (origin) => {
  const { statusCode, body } = await manage('POST', '/partners', { ...BANK, origins: [origin] });
  expect([statusCode, JSON.parse(body).errors[0].attribute]).toEqual([422, 'origins[0]']);
});

test.each([
  [{ modes: ['popup'] }],
  [{ modes: [] }],
  [{ daily_limit: -1 }],
  [{ daily_limit: 1.5 }],
  [{ language: 'fr' }],
  [{ theme: { accent: 'red;}body{display:none' } }],
  [{ theme: { accent: 'url(//evil.example)' } }],
  [{ theme: ['#fff'] }],
  [{ hold: '../r1' }],
  [{ name: '' }],
  [{ secret_hash: 'mine' }],
  [{ key: 'pk_mine' }],
])('%p is refused', async (wrong) => {
  const { key } = await add();
  expect((await manage('POST', '/partners', { ...BANK, ...wrong })).statusCode).toBe(422);
  expect((await manage('PATCH', `/partners/${key}`, wrong)).statusCode).toBe(422);
});

test('nobody keeps partners without the token', async () => {
  const { key } = await add();
  for (const authorization of [undefined, 'Bearer wrong', `Basic ${TOKEN}`, TOKEN])
    for (const [method, url] of [
      ['GET', '/partners'],
      ['POST', '/partners'],
      ['PATCH', `/partners/${key}`],
      ['DELETE', `/partners/${key}`],
      ['POST', `/partners/${key}/secret`],
      ['GET', `/partners/${key}/counts`],
    ] as const) {
      const headers = authorization === undefined ? {} : { authorization };
      const payload = method === 'POST' || method === 'PATCH' ? BANK : undefined;
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
      expect([url, answer.statusCode]).toEqual([url, 401]);
    }
  const withoutToken = await testApp(under.database());
  const headers = { authorization: 'Bearer ' };
  expect((await withoutToken.inject({ url: '/partners', headers })).statusCode).toBe(401);
  await withoutToken.close();
});

test('an origin is inline only for a partner with that mode that is not stopped', async () => {
  const origins = ['https://shop.example', 'https://www.shop.example'];
  const { key } = await add({ origins, modes: ['inline'] });
  await add({ origins: ['https://framed.example'] });
  expect(await inline('https://www.shop.example')).toEqual({ inline: true });
  expect(await inline('https://shop.example.evil.example')).toEqual({ inline: false });
  expect(await inline('https://framed.example')).toEqual({ inline: false });
  expect(await inline("'] or true --")).toEqual({ inline: false });
  await manage('PATCH', `/partners/${key}`, { stopped: true });
  expect(await inline('https://shop.example')).toEqual({ inline: false });
});

test('only the newest secret of a partner opens its counts', async () => {
  const [{ key }, other] = [await add(), await add()];
  const counts = (authorization: string, of = key) =>
    app.inject({ url: `/v2/partners/${of}/counts`, headers: { authorization } });
  expect((await counts('Bearer ')).statusCode).toBe(401);
  const first = await secretOf(key);
  expect(first).toMatch(/^sk_[\w-]{43}$/);
  expect((await counts(`Bearer ${first}`)).json()).toEqual({ counts: [] });
  expect((await counts(`Bearer ${first}`, other.key)).statusCode).toBe(401);
  expect((await counts(`Bearer ${first}`, 'pk_nobody')).statusCode).toBe(401);
  const second = await secretOf(key);
  expect((await counts(`Bearer ${first}`)).statusCode).toBe(401);
  expect((await counts(`Bearer ${second}`)).statusCode).toBe(200);
});
