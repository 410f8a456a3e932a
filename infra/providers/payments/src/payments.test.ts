import { appendFileSync, readFileSync } from 'node:fs';
import { hookSecret, isSigned } from '@infra/api';
import { API_KEY, CARD, type Service, startService } from './testing/service';

const ORDER = {
  key: 'purchase-1',
  reference: 'Q-1',
  account: 'pay-fcic-01',
  amount: 12_345,
  customerName: 'Ann Doe',
};
const ownPage = { 'sec-fetch-site': 'same-origin' };
const withKey = { authorization: `Bearer ${API_KEY}` };

let service: Service;
const client = () => service.now().client;
const pay = (token: string, card: object = {}, headers: Record<string, string> = ownPage) =>
  service.now().app.inject({
    method: 'POST',
    url: '/payment',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload: { ...CARD, ...card },
  });
const getPayment = (token: string) =>
  service.now().app.inject({ url: '/payment', headers: { ...ownPage, authorization: `Bearer ${token}` } });
const kinds = async () => {
  const { app } = service.now();
  const answer = await app.inject({ url: '/v1/ledger', headers: withKey });
  const { entries } = answer.json<{ entries: { kind: string; amount: number }[] }>();
  return entries.map(({ kind, amount }) => [kind, amount]);
};

beforeEach(async () => {
  service = await startService('card-sdk', { lateness: 300 });
});
afterEach(() => service.stop());

test("the API's own client opens, the shopper pays, the client captures: once each", async () => {
  const opened = await client().open(ORDER);
  expect(await client().open(ORDER)).toEqual(opened);
  expect(opened.expiresAt - Date.now()).toBeLessThanOrEqual(1_800_000);
  const answers = await Promise.all([pay(opened.clientToken), pay(opened.clientToken)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const session = await client().find(opened.id);
  expect(session).toMatchObject({ status: 'authorized', amount: 12_345 });
  const authorization = session.authorizationId ?? '';
  expect(await client().held()).toMatchObject([{ kind: 'authorize', authorizationId: authorization }]);
  await client().capture(authorization, 12_345, 'take');
  await client().capture(authorization, 12_345, 'take');
  await client().capture(authorization, 12_345, 'take-again');
  expect(await kinds()).toEqual([
    ['authorize', 12_345],
    ['capture', 12_345],
  ]);
  // Only open entries are returned, however long the ledger has grown.
  expect(await client().held()).toEqual([]);
  await expect(client().void(authorization, 'back')).rejects.toMatchObject({ status: 409 });
  expect((await client().cancel(opened.id)).status).toBe('captured');
});

test('a voided authorization cannot be captured; nor can another amount', async () => {
  const { id, clientToken } = await client().open(ORDER);
  await pay(clientToken);
  const authorization = (await client().find(id)).authorizationId ?? '';
  await expect(client().capture(authorization, 12_344, 'less')).rejects.toMatchObject({ status: 422 });
  await client().void(authorization, 'back');
  await client().void(authorization, 'back-again');
  await expect(client().capture(authorization, 12_345, 'take')).rejects.toMatchObject({ status: 409 });
  expect(await kinds()).toEqual([
    ['authorize', 12_345],
    ['void', 12_345],
  ]);
});

test('after a declined card another one may follow; after a cancelled payment none', async () => {
  const { id, clientToken } = await client().open(ORDER);
  const short = await pay(clientToken, { number: '4000 0000 0000 9995' });
  expect([short.statusCode, short.json()]).toMatchObject([200, { decline_code: 'insufficient_funds' }]);
  expect((await pay(clientToken, { number: '4000000000000002' })).json()).toMatchObject({
    decline_code: 'card_declined',
  });
  // Real cards are unknown here.
  expect((await pay(clientToken, { number: '4111111111111111' })).json()).toMatchObject({
    decline_code: 'unknown_card',
  });
  expect((await client().find(id)).status).toBe('declined');
  expect((await pay(clientToken)).statusCode).toBe(200);
  const other = await client().open({ ...ORDER, key: 'purchase-2' });
  expect((await client().cancel(other.id)).status).toBe('cancelled');
  expect((await pay(other.clientToken)).statusCode).toBe(409);
  expect(await kinds()).toEqual([['authorize', 12_345]]);
});

test('a late bank: no second card meanwhile, and the response arrives even after a kill', async () => {
  const { id, clientToken } = await client().open(ORDER);
  const late = { number: '4000000000000259' };
  expect((await pay(clientToken, late)).statusCode).toBe(202);
  expect((await pay(clientToken)).json()).toMatchObject({ is_waiting: true, status: 'open' });
  await service.restart();
  expect((await getPayment(clientToken)).json()).toMatchObject({ is_waiting: true });
  expect((await service.received(1))[0]).toMatchObject({ type: 'payment.authorized', session_id: id });
  expect(await kinds()).toEqual([['authorize', 12_345]]);
  const other = await client().open({ ...ORDER, key: 'purchase-2' });
  await pay(other.clientToken, late);
  expect((await client().cancel(other.id)).status).toBe('cancelled');
  // Banks respond in order, so the earlier one has responded too.
  const last = await client().open({ ...ORDER, key: 'purchase-3' });
  await pay(last.clientToken, late);
  expect((await service.received(2))[1]).toMatchObject({ session_id: last.id });
  expect((await client().find(other.id)).status).toBe('cancelled');
});

test("a token opens its session, from the service's own page, for half an hour", async () => {
  const { id, clientToken } = await client().open(ORDER);
  expect((await getPayment(`${clientToken}x`)).statusCode).toBe(401);
  expect((await getPayment(API_KEY)).statusCode).toBe(401);
  for (const site of ['same-site', 'cross-site', 'none']) {
    expect((await pay(clientToken, {}, { 'sec-fetch-site': site })).statusCode).toBe(403);
  }
  expect((await getPayment(clientToken)).json()).toMatchObject({
    amount: 12_345,
    reference: 'Q-1',
    account: 'pay-fcic-01',
  });
  await service.restart({ clock: () => Date.now() + 1_800_000 });
  expect((await pay(clientToken)).statusCode).toBe(409);
  expect((await client().find(id)).status).toBe('expired');
});

test('an invalid card is not sent to a bank', async () => {
  const { clientToken } = await client().open(ORDER);
  const answer = await pay(clientToken, { number: '4242', zip: '' });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { problems: { number: 'number_invalid', zip: 'zip_missing' } },
  ]);
  expect((await pay(clientToken, { number: 4242 })).statusCode).toBe(422);
});

test("the merchant's calls need the API key, an idempotency key, and a valid body", async () => {
  const { app } = service.now();
  const open = (headers: object, payload: object = {}) =>
    app.inject({ method: 'POST', url: '/v1/payment-sessions', headers: { ...headers }, payload });
  expect((await open({ 'idempotency-key': 'a' })).statusCode).toBe(401);
  expect((await open(withKey)).statusCode).toBe(400);
  expect((await open({ ...withKey, 'idempotency-key': 'a' })).statusCode).toBe(422);
  await client().open(ORDER);
  await expect(client().open({ ...ORDER, amount: 1 })).rejects.toMatchObject({ status: 422 });
  await expect(client().open({ ...ORDER, key: 'b', amount: 0 })).rejects.toMatchObject({ status: 422 });
  await expect(client().find('ps_unknown')).rejects.toMatchObject({ status: 404 });
  expect((await app.inject({ url: '/ready', headers: { host: 'rebound.example' } })).statusCode).toBe(421);
});

test('a call without a body is rejected like a malformed one', async () => {
  const { id, clientToken } = await client().open(ORDER);
  await pay(clientToken);
  const authorization = (await client().find(id)).authorizationId ?? '';
  const paths = ['/v1/payment-sessions', `/v1/authorizations/${authorization}/capture`];
  for (const [index, url] of paths.entries()) {
    const headers = { ...withKey, 'idempotency-key': `none-${index}` };
    const { statusCode } = await service.now().app.inject({ method: 'POST', url, headers });
    expect([url, statusCode]).toEqual([url, 422]);
  }
  const headers = { ...ownPage, authorization: `Bearer ${clientToken}` };
  expect((await service.now().app.inject({ method: 'POST', url: '/payment', headers })).statusCode).toBe(422);
  const faults = await service.now().app.inject({ method: 'PUT', url: '/faults', headers: withKey });
  expect(faults.statusCode).toBe(422);
});

test('a webhook is signed, and retried until accepted, even after a kill', async () => {
  const { id, clientToken } = await client().open(ORDER);
  await service.switchOn({ kind: 'error', on: 'webhook', count: 2 });
  await pay(clientToken, { number: '4000000000000002' });
  await service.restart();
  await pay(clientToken);
  const words = await service.received(2);
  expect(new Set(words.map(({ type, session_id }) => `${type} ${session_id}`))).toEqual(
    new Set([`payment.authorized ${id}`, `payment.declined ${id}`]),
  );
  for (const { body, signature } of service.receiver.deliveries) {
    expect(isSigned(hookSecret(API_KEY), signature, body, Date.now())).toBe(true);
    expect(isSigned(hookSecret('another-key'), signature, body, Date.now())).toBe(false);
  }
});

test.each(['duplicate_webhook', 'lost_reply'])('%s: the same webhook is sent twice', async (kind) => {
  await service.switchOn({ kind, on: 'webhook' });
  await pay((await client().open(ORDER)).clientToken);
  const ids = (await service.received(2)).map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('faults: a 500 or a cut line did nothing; a lost or late response did, and the retry finds it', async () => {
  for (const kind of ['error', 'html', 'reset', 'lost_reply']) {
    await service.switchOn({ kind, on: 'sessions' });
    await expect(client().open({ ...ORDER, key: kind })).rejects.toThrow();
  }
  const { id, clientToken } = await client().open({ ...ORDER, key: 'lost_reply' });
  expect(readFileSync(service.file, 'utf8').match(/"client_token"/g)).toHaveLength(1);
  await service.switchOn({ kind: 'error', on: 'authorize' });
  expect([(await pay(clientToken)).statusCode, (await client().find(id)).status]).toEqual([500, 'open']);
  await service.switchOn({ kind: 'slow', on: 'authorize', ms: 50 });
  await pay(clientToken);
  const authorization = (await client().find(id)).authorizationId ?? '';
  await service.switchOn({ kind: 'lost_reply', on: 'capture' });
  await expect(client().capture(authorization, 12_345, 'take')).rejects.toThrow();
  await client().capture(authorization, 12_345, 'take');
  expect(await kinds()).toEqual([
    ['authorize', 12_345],
    ['capture', 12_345],
  ]);
});

test('an HTML page instead of a capture did nothing; a broken-off response did, and both are retried', async () => {
  const { id, clientToken } = await client().open(ORDER);
  await pay(clientToken);
  const authorization = (await client().find(id)).authorizationId ?? '';
  for (const kind of ['html', 'half_reply']) {
    await service.switchOn({ kind, on: 'capture' });
    const taken = client().capture(authorization, 12_345, 'take');
    await expect(taken).rejects.toMatchObject({ name: 'ProviderSilent' });
    expect((await kinds()).length).toBe(kind === 'html' ? 1 : 2);
  }
  await client().capture(authorization, 12_345, 'take');
  expect((await kinds()).length).toBe(2);
});

test('half a line left by a kill is discarded; the file contains nothing of a card', async () => {
  const { id, clientToken } = await client().open(ORDER);
  await pay(clientToken, { code: '987' });
  appendFileSync(service.file, '{"session":{"id":"ps_half');
  await service.restart();
  expect((await client().find(id)).status).toBe('authorized');
  await client().open({ ...ORDER, key: 'purchase-2' });
  const text = readFileSync(service.file, 'utf8');
  expect(
    text
      .trimEnd()
      .split('\n')
      .every((line) => typeof JSON.parse(line) === 'object'),
  ).toBe(true);
  expect(text).not.toMatch(/4242424242424242|"987"|12\/40/);
});

test('a fault for one payment leaves the others alone, also when addressed by session', async () => {
  const other = await client().open({ ...ORDER, key: 'purchase-2', reference: 'Q-2' });
  await service.switchOn({ kind: 'error', on: 'sessions', of: 'Q-1', count: 9 });
  await expect(client().open(ORDER)).rejects.toThrow();
  expect((await client().find(other.id)).status).toBe('open');
  await service.switchOn({ kind: 'error', on: 'sessions', of: 'Q-2' });
  await expect(client().find(other.id)).rejects.toThrow();
  await expect(client().open(ORDER)).resolves.toMatchObject({ id: expect.any(String) });
});
