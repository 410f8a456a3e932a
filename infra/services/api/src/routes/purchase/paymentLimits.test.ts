import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { hookSecret } from '../../purchase/hooks';
import { createBuyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createFakeProviders } from '../../testing/fakeProviders';
import { testApp } from '../../testing/testApp';

// The apps of a test share a database.
const masterKey = randomBytes(32);

/** Nobody tests stolen cards here (design: limits and bad input). */
const under = databaseUnderTest();
const start = async () => {
  const providers = createFakeProviders();
  const app = await testApp(under.database(), { masterKey, purchase: providers, rateLimitScale: 1 });
  // The calls before a payment have their own limits, tested elsewhere.
  const hit = app.limiter.hit.bind(app.limiter);
  app.limiter.hit = async (limit, who) => (limit.startsWith('payment') ? hit(limit, who) : null);
  const newBuyer = (remoteAddress = '192.0.2.1') =>
    createBuyer(
      { clock: () => app.clock(), inject: (request) => app.inject({ ...request, remoteAddress }) },
      providers,
    );
  return { app, providers, newBuyer };
};
type Started = Awaited<ReturnType<typeof start>>;
let started: Started;
beforeEach(async () => {
  started = await start();
});
afterEach(() => started.app.close());

/** Declines a card and sends its signed webhook; returns the payment's status. */
async function decline(
  opened: Awaited<ReturnType<Awaited<ReturnType<Started['newBuyer']>>['opened']>>,
  card?: string,
) {
  const { app, providers } = started;
  opened.system.decline(opened.session.id, card);
  const provider = opened.system === providers.payments.sdk ? 'cards' : 'form';
  const event = { id: randomUUID(), type: 'payment.declined', session_id: opened.session.id };
  const payload = JSON.stringify(event);
  const t = Math.floor(app.clock() / 1000);
  const secret = hookSecret(`${provider}-key`);
  const v1 = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'provider-signature': `t=${t},v1=${v1}` };
  const hook = await app.inject({ method: 'POST', url: `/v2/hooks/${provider}`, headers, payload });
  expect(hook.statusCode).toBe(202);
  return opened.session.status;
}

test('a card declined six times closes the payment, on any quotes; another card does not', async () => {
  const first = await (await started.newBuyer()).opened();
  for (let n = 0; n < 5; n += 1) expect(await decline(first, 'stolen')).toBe('declined');
  const second = await (await started.newBuyer()).opened();
  expect(await decline(second, 'stolen')).toBe('cancelled');
  const third = await (await started.newBuyer()).opened();
  expect(await decline(third, 'other')).toBe('declined');
});

test('nine declined cards leave a payment open, the tenth closes it and the next one is blocked for a while', async () => {
  const buyer = await started.newBuyer();
  const opened = await buyer.opened();
  for (let n = 0; n < 9; n += 1) expect(await decline(opened)).toBe('declined');
  expect(await decline(opened)).toBe('cancelled');
  const quote = await buyer.read(opened.quote);
  const body = { payment_plan_code: opened.option.plan_code };
  const path = `/v2/quotes/${quote.id}`;
  await buyer.client.call({ method: 'PATCH', path, body, ifMatch: quote.version });
  const refused = await buyer.token();
  expect([refused.status, refused.codes]).toEqual([429, ['payment_limited']]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await (await started.newBuyer()).opened()).session.status).toBe('open');
});

test("the sixteenth payment from one network is rejected, and another network's is not", async () => {
  for (let n = 0; n < 15; n += 1) await started.app.limiter.hit('paymentNetwork', '192.0.2.77');
  const buyer = await started.newBuyer('192.0.2.77');
  await buyer.planned();
  expect((await buyer.token()).codes).toEqual(['payment_limited']);
  const other = await started.newBuyer('192.0.2.78');
  await other.planned();
  expect((await other.token()).status).toBe(200);
});
