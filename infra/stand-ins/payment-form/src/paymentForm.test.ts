import { Script } from 'node:vm';
import { CARD, type Service, SITE, startService } from '../../payments/src/testing/service';
import { readEnvironment } from '../../payments/src/environment';

const ORDER = {
  key: 'purchase-1',
  databaseId: 'd1',
  reference: 'Q-1',
  account: 'USIC',
  amount: 9_900,
  customerName: 'Ann Doe',
};

let service: Service;
const app = () => service.now().app;
const customer = (key: string, origin = SITE, id = 'quote-1') =>
  app().inject({
    method: 'POST',
    url: '/customers',
    headers: { origin },
    payload: { AuthenticationKey: key, ExternalCustomerId: id, CustomerName: 'Ann Doe' },
  });
const session = (key: string, customerId: string, origin = SITE) =>
  app().inject({ url: '/sessions', query: { key, customer: customerId }, headers: { origin } });
const pay = (token: string) =>
  app().inject({
    method: 'POST',
    url: '/payment',
    headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` },
    payload: CARD,
  });

beforeEach(async () => {
  service = await startService('payment-form');
});
afterEach(() => service.stop());

test('a customer, a session for it, a payment: once for the same person, even after a restart [7-67, 7-69]', async () => {
  const { id, clientToken } = await service.now().client.open(ORDER);
  const made = await customer(clientToken);
  expect(made.statusCode).toBe(201);
  const { CustomerId } = made.json<{ CustomerId: string }>();
  await service.restart();
  expect((await customer(clientToken)).json()).toEqual({ CustomerId });
  const opened = await session(clientToken, CustomerId);
  expect(opened.headers).toMatchObject({ 'access-control-allow-origin': SITE, vary: 'Origin' });
  // The form's page pays with the session's key only; its parent's token does not work.
  expect((await pay(clientToken)).statusCode).toBe(401);
  expect((await pay(opened.json<{ SessionKey: string }>().SessionKey)).statusCode).toBe(200);
  expect(await service.now().client.find(id)).toMatchObject({ status: 'authorized', amount: 9_900 });
  expect((await customer(clientToken)).statusCode).toBe(401);
});

test("a wrong key, another payment's customer or a malformed one is rejected", async () => {
  const [one, two] = [
    await service.now().client.open(ORDER),
    await service.now().client.open({ ...ORDER, key: 'b' }),
  ];
  const { CustomerId } = (await customer(one.clientToken)).json<{ CustomerId: string }>();
  expect((await customer('ps_none.x')).statusCode).toBe(401);
  expect((await session(two.clientToken, CustomerId)).statusCode).toBe(401);
  expect((await session(one.clientToken, 'cu_none')).statusCode).toBe(401);
  expect((await customer(one.clientToken, SITE, '')).statusCode).toBe(422);
});

test('open to pages of the site and to no others, with or without a preflight', async () => {
  const { clientToken } = await service.now().client.open(ORDER);
  const ask = (origin: string) => app().inject({ method: 'OPTIONS', url: '/customers', headers: { origin } });
  expect([(await ask(SITE)).statusCode, (await ask(SITE)).headers['access-control-allow-methods']]).toEqual([
    204,
    'GET, POST',
  ]);
  for (const origin of ['https://evil.test', `${SITE}.evil.test`, 'null']) {
    const answer = await customer(clientToken, origin);
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await ask(origin)).statusCode).toBe(403);
  }
  expect((await app().inject({ url: '/payment', headers: { origin: SITE } })).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
});

test('only the site may frame its page, which runs and calls only what is its own', async () => {
  const page = await app().inject('/card?language=es');
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src data:; " +
      `form-action 'none'; base-uri 'none'; frame-ancestors ${SITE}`,
  );
  expect(page.body).toContain('<html lang="es">');
  for (const path of ['/form.js', '/card.js']) {
    const { body, headers } = await app().inject(path);
    // It must compile, and contain no server code.
    expect(() => new Script(body)).not.toThrow();
    expect([headers['content-type'], /node:|fastify/.test(body)]).toEqual([
      'text/javascript; charset=utf-8',
      false,
    ]);
  }
});

test('its settings: a port and a folder of its own, the site at PORT_BASE by default', () => {
  const form = { name: 'payment-form', offset: 21, variable: 'PAYMENT_FORM' } as const;
  expect(readEnvironment(form, { PORT_BASE: '5200', DATA_DIR: '/data' })).toMatchObject({
    port: 5221,
    file: '/data/payment-form/books.jsonl',
    keyFile: '/data/payment-form/api.key',
    apiKey: null,
    siteOrigin: 'http://localhost:5200',
  });
  const variables = {
    PAYMENT_FORM_API_KEY: 'k',
    PAYMENT_FORM_URL: 'https://form.test/',
    SITE_URL: `${SITE}/`,
  };
  const { apiKey, siteOrigin, hosts } = readEnvironment(form, variables);
  expect([apiKey, siteOrigin, hosts.includes('form.test')]).toEqual(['k', SITE, true]);
});
