import { ORDER, ownPage, payerAt, withKey } from './testing/payer';
import { API_KEY, type Service, startService } from './testing/service';

let service: Service;
const client = () => service.now().client;
const { pay, getPayment, kinds } = payerAt(() => service);

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

test("the ledger returns the merchant's metadata, which makes no other order of the same one", async () => {
  const { id, clientToken } = await client().open(ORDER);
  expect((await client().open({ ...ORDER, databaseId: 'restored' })).id).toBe(id);
  await pay(clientToken);
  expect(await client().held()).toMatchObject([{ databaseId: 'd1', purchaseId: ORDER.key }]);
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
