import { readFileSync } from 'node:fs';
import { API_KEY, CARD, type Service, startService } from './testing/service';

const ORDER = {
  key: 'purchase-1',
  databaseId: 'd1',
  reference: 'Q-1',
  account: 'pay-fcic-01',
  amount: 12_345,
  customerName: 'Ann Doe',
};
let service: Service;
const client = () => service.now().client;
const pay = (token: string, card: object = {}) =>
  service.now().app.inject({
    method: 'POST',
    url: '/payment',
    headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` },
    payload: { ...CARD, ...card },
  });

const ask = (headers: object) =>
  service.now().app.inject({
    url: '/v1/ledger',
    headers: { authorization: `Bearer ${API_KEY}`, ...headers },
  });

beforeEach(async () => {
  service = await startService('card-sdk');
});
afterEach(() => service.stop());

test('one card has one fingerprint in every session, which is not its number', async () => {
  const [one, two] = [await client().open(ORDER), await client().open({ ...ORDER, key: 'purchase-2' })];
  await pay(one.clientToken, { number: '4000 0000 0000 0002' });
  await pay(two.clientToken, { number: '4000000000000002' });
  const first = (await client().find(one.id)).cardFingerprint;
  expect((await client().find(two.id)).cardFingerprint).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  await pay(two.clientToken);
  expect((await client().find(two.id)).cardFingerprint).not.toBe(first);
  expect(readFileSync(service.file, 'utf8')).not.toContain('4000000000000002');
});

test('typos and four declined cards do not lock a shopper out; the fifth decline closes the session', async () => {
  const number = '4000000000000002';
  const { id, clientToken } = await client().open(ORDER);
  for (let n = 0; n < 9; n += 1)
    expect((await pay(clientToken, { number: '4242424242424243' })).statusCode).toBe(422);
  for (let n = 0; n < 4; n += 1) await pay(clientToken, { number });
  expect((await pay(clientToken)).json()).toMatchObject({ status: 'authorized' });
  const other = await client().open({ ...ORDER, key: 'purchase-2' });
  for (let n = 0; n < 5; n += 1) await pay(other.clientToken, { number });
  expect((await pay(other.clientToken)).statusCode).toBe(409);
  expect((await client().find(other.id)).status).toBe('cancelled');
  expect((await client().find(id)).status).toBe('authorized');
});

test('a page of any origin is rejected where only our server calls, even with the key', async () => {
  expect((await ask({ origin: 'https://evil.test' })).statusCode).toBe(403);
  expect((await ask({})).statusCode).toBe(200);
});
