import { createHmac } from 'node:crypto';
import { until } from '@shared/testing/until';
import { hookSecret, removeOldEvents } from '../../purchase/hooks';
import { reconcile } from '../../purchase/reconcile';
import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { purchasesOn } from '../../testing/purchasesOn';

const HOUR = 3_600_000;
const paidEvent = (id: string, session: { id: string }) => ({
  id,
  type: 'payment.authorized',
  session_id: session.id,
});

/** Webhooks from providers, and their ledgers (reading 39; design: purchase). */
const under = databaseUnderTest();
const { app, clock, newBuyer } = purchasesOn(under);
let buyer: Buyer;
beforeEach(async () => {
  buyer = await newBuyer();
});

const secret = hookSecret('cards-key');
const tell = (event: unknown, sign = secret, at = clock.now, provider = 'cards') => {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const t = Math.floor(at / 1000);
  const v1 = createHmac('sha256', sign).update(`${t}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'provider-signature': `t=${t},v1=${v1}` };
  return app().inject({ method: 'POST', url: `/v2/hooks/${provider}`, headers, payload });
};

test.each(['cards', 'form', 'esign'])(
  "%s: accepts this provider's signature, and no other [R39-3]",
  async (provider) => {
    const others = ['cards', 'form', 'esign'].filter((name) => name !== provider);
    for (const other of others) {
      const forged = await tell({ id: 'h1', type: 'none' }, hookSecret(`${other}-key`), clock.now, provider);
      expect([forged.statusCode, forged.json()]).toMatchObject([
        401,
        { errors: [{ code: 'hook_not_signed' }] },
      ]);
    }
    const own = await tell(
      { id: `h-${provider}`, type: 'none' },
      hookSecret(`${provider}-key`),
      clock.now,
      provider,
    );
    expect([own.statusCode, own.json()]).toEqual([202, { status: 'accepted' }]);
  },
);

test('an unknown provider has no webhook address [R39-3]', async () => {
  const { statusCode, body } = await tell({ id: 'h2', type: 'none' }, secret, clock.now, 'nobody');
  expect([statusCode, body]).toEqual([404, expect.stringContaining('not_found')]);
});

test('after the browser closes, the webhook continues the purchase; a duplicate does no harm [R39-3, R8-14]', async () => {
  const { quote, system, session } = await buyer.opened();
  system.pay(session.id);
  const answers = [await tell(paidEvent('e1', session)), await tell(paidEvent('e1', session))];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  expect((await buyer.read(quote)).status).toBe('BOUND');
  expect(system.entries.map(({ kind }) => kind)).toEqual(['authorize']);
});

test("a webhook during the provider's outage is accepted, and the worker takes over at once", async () => {
  const { quote, system, session } = await buyer.opened();
  system.pay(session.id);
  system.failNext('find', 'before');
  expect((await tell(paidEvent('e2', session))).statusCode).toBe(202);
  // The worker polls every two seconds by its own clock, not the test's.
  await until(async () => (await buyer.read(quote)).status === 'BOUND');
  expect(system.entries.map(({ kind }) => kind)).toEqual(['authorize']);
});

test('a webhook that is forged, old, not ours or malformed changes nothing', async () => {
  const { quote, system, session } = await buyer.opened();
  system.pay(session.id);
  const answers = [
    await tell(paidEvent('f1', session), 'another secret'),
    await tell(paidEvent('f2', session), secret, clock.now - 10 * 60_000),
    await tell({ id: 'f3' }),
    await tell('no json'),
    await tell(paidEvent('f4', { id: 'somebody-else' })),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 400, 400, 202]);
  expect((await buyer.read(quote)).status).toBe('PAYMENT_OPEN');
});

test('a webhook id is remembered for three days, and then deleted', async () => {
  const { session } = await buyer.opened();
  const database = under.database().kysely;
  const known = async () => {
    const rows = await database.selectFrom('hook_events').select('id').execute();
    return rows.some(({ id }) => id === 'cards:g1');
  };
  await tell(paidEvent('g1', session));
  await removeOldEvents(database, clock.now + 72 * HOUR);
  expect(await known()).toBe(true);
  await removeOldEvents(database, clock.now + 72 * HOUR + 1);
  expect(await known()).toBe(false);
});

test('money that is held for nothing is returned', async () => {
  const { quote, system, session } = await buyer.opened();
  await buyer.post(quote, 'cancel-payment');
  system.pay(session.id);
  expect(await reconcile(app().purchases)).toBe(0);
  clock.now += HOUR / 2;
  expect(await reconcile(app().purchases)).toBe(1);
  expect(await reconcile(app().purchases)).toBe(0);
  expect(system.entries.map(({ kind }) => kind)).toEqual(['authorize', 'void']);
});
