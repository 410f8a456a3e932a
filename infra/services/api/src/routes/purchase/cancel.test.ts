import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { purchasesOn } from '../../testing/purchasesOn';

/** Cancelling a payment (reading 8): the named one, and no other. */
const under = databaseUnderTest();
const { newBuyer } = purchasesOn(under);
let buyer: Buyer;
beforeEach(async () => {
  buyer = await newBuyer();
});

test('the payment that the token names is cancelled', async () => {
  const { quote, session } = await buyer.opened();
  const { session_id } = (await buyer.token()).body;
  const left = await buyer.post(quote, 'cancel-payment', { session_id });
  expect([left.status, left.body.status, session.status]).toEqual([200, 'FINAL_RATED', 'cancelled']);
});

test('cancelling a payment that is over does not affect the open one', async () => {
  const { quote, system, session, sent } = await buyer.opened();
  system.decline(session.id);
  await buyer.post(quote, 'bind', sent);
  const { session_id } = (await buyer.token()).body;
  const late = await buyer.post(quote, 'cancel-payment', { session_id: session.id });
  expect([late.status, late.codes]).toEqual([409, ['payment_mismatch']]);
  expect([(await buyer.read(quote)).status, system.sessions.get(session_id)?.status]).toEqual([
    'PAYMENT_OPEN',
    'open',
  ]);
});

test('if the response to opening it was lost there is no name, and the open one is cancelled', async () => {
  const { quote, session } = await buyer.opened();
  expect((await buyer.post(quote, 'cancel-payment', {})).body.status).toBe('FINAL_RATED');
  expect(session.status).toBe('cancelled');
});

test.each([{ session_id: 7 }, { session_id: 'a b' }, { session_id: null }, { session: 'x' }])(
  'a malformed body cancels nothing: %j',
  async (body) => {
    const { quote } = await buyer.opened();
    expect((await buyer.post(quote, 'cancel-payment', body)).status).toBe(422);
    expect((await buyer.read(quote)).status).toBe('PAYMENT_OPEN');
  },
);
