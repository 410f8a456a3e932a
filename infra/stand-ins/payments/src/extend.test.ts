import { CARD, type Service, startService } from './testing/service';

const ORDER = {
  key: 'purchase-1',
  databaseId: 'd1',
  reference: 'Q-1',
  account: 'pay-fcic-01',
  amount: 12_345,
  customerName: 'Ann Doe',
};

let service: Service;
let now: number;
const client = () => service.now().client;
const pay = (token: string) =>
  service.now().app.inject({
    method: 'POST',
    url: '/payment',
    headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` },
    payload: CARD,
  });

beforeEach(async () => {
  now = Date.now();
  service = await startService('card-sdk', { clock: () => now });
});
afterEach(() => service.stop());

test('extends to half an hour from now, ten times at most, once per key; the same token still pays', async () => {
  const opened = await client().open(ORDER);
  for (let time = 1; time <= 10; time += 1) {
    now += 29 * 60_000;
    const state = { status: 'open', expiresAt: now + 30 * 60_000, extensionsLeft: 10 - time };
    expect(await client().extend(opened.id, `more-${time}`)).toMatchObject(state);
    expect(await client().extend(opened.id, `more-${time}`)).toMatchObject(state);
  }
  const last = await client().find(opened.id);
  expect(await client().extend(opened.id, 'more-11')).toEqual(last);
  await service.restart();
  expect(await client().find(opened.id)).toEqual(last);
  now = last.expiresAt - 1;
  expect((await pay(opened.clientToken)).statusCode).toBe(200);
  expect((await client().extend(opened.id, 'paid')).status).toBe('authorized');
});

test('an expired session cannot be extended', async () => {
  const opened = await client().open(ORDER);
  now = opened.expiresAt;
  expect((await client().extend(opened.id, 'late')).status).toBe('expired');
});
