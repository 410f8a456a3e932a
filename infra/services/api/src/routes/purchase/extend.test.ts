import type { PaymentTime } from '@shared/domain';
import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { purchasesOn } from '../../testing/purchasesOn';

const MINUTE = 60_000;

/** More time to pay (WCAG 2.2.1): for the named payment, while it can be paid. */
const under = databaseUnderTest();
const { clock, newBuyer } = purchasesOn(under);
let buyer: Buyer;
beforeEach(async () => {
  buyer = await newBuyer();
});
const extend = async (quote: { id: string }, body: object, key?: string) =>
  buyer.client.call<PaymentTime>({
    method: 'POST',
    path: `/v2/quotes/${quote.id}/extend-payment`,
    body,
    ...(key === undefined ? {} : { idempotencyKey: key }),
  });

test('extends to half an hour from now; later tokens contain the new time', async () => {
  const { quote, sent } = await buyer.opened();
  expect((await buyer.token()).body).toMatchObject({ seconds_left: 1800, extensions_left: 10 });
  clock.now += 28 * MINUTE;
  expect((await buyer.token()).body).toMatchObject({ seconds_left: 120, extensions_left: 10 });
  const more = await extend(quote, sent.payment_result);
  expect([more.status, more.body]).toEqual([200, { seconds_left: 1800, extensions_left: 9 }]);
  clock.now += MINUTE;
  expect((await buyer.token()).body).toMatchObject({ seconds_left: 1740, extensions_left: 9 });
  expect((await buyer.read(quote)).status).toBe('PAYMENT_OPEN');
});

test('the same call twice moves the end once', async () => {
  const { quote, sent, session } = await buyer.opened();
  const first = await extend(quote, sent.payment_result, 'extend-once');
  clock.now += MINUTE;
  expect((await extend(quote, sent.payment_result, 'extend-once')).body).toEqual(first.body);
  expect(session.extensionsLeft).toBe(9);
});

test('a retry after a lost response of the provider moves the end once', async () => {
  const { quote, sent, session, system } = await buyer.opened();
  system.failNext('extend', 'after');
  expect((await extend(quote, sent.payment_result, 'extend-lost')).status).toBe(503);
  expect((await extend(quote, sent.payment_result, 'extend-lost')).body.extensions_left).toBe(9);
  expect(session.extensionsLeft).toBe(9);
});

test('after the last extension the end does not move', async () => {
  const { quote, sent, session } = await buyer.opened();
  session.extensionsLeft = 0;
  clock.now += 20 * MINUTE;
  expect((await extend(quote, sent.payment_result)).body).toEqual({
    seconds_left: 600,
    extensions_left: 0,
  });
});

test('an expired payment cannot be extended; the quote goes back to FINAL_RATED', async () => {
  const { quote, sent, session, system } = await buyer.opened();
  system.expire(session.id);
  const late = await extend(quote, sent.payment_result);
  expect([late.status, late.codes]).toEqual([409, ['payment_not_ready']]);
  expect((await buyer.read(quote)).status).toBe('FINAL_RATED');
});

test('a paid one is not extended; the purchase continues [R8-3]', async () => {
  const { quote, sent, session, system } = await buyer.opened();
  system.pay(session.id);
  expect((await extend(quote, sent.payment_result)).codes).toEqual(['payment_not_ready']);
  expect((await buyer.read(quote)).status).toBe('BOUND');
});

test('only the open payment can be extended', async () => {
  const { quote } = await buyer.opened();
  expect((await extend(quote, { session_id: 'another' })).codes).toEqual(['payment_mismatch']);
  const { quote: planned } = await (await newBuyer()).planned();
  expect((await extend(planned, { session_id: 'another' })).status).toBe(404);
  await buyer.post(quote, 'cancel-payment', {});
  expect((await extend(quote, { session_id: 'another' })).codes).toEqual(['payment_not_ready']);
});

test.each([{}, { session_id: 7 }, { session_id: 'a b' }, { session_id: null }, { session: 'x' }])(
  'rejects the malformed body %j',
  async (body) => {
    const { quote, session } = await buyer.opened();
    expect((await extend(quote, body)).status).toBe(422);
    expect(session.extensionsLeft).toBe(10);
  },
);
