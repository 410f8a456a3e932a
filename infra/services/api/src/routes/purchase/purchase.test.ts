import { CARRIERS } from '@shared/domain';
import { advance } from '../../purchase/worker';
import { ProviderFailure } from '../../providers/callProvider';
import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createApplication } from '../../testing/fixtures';
import { purchasesOn } from '../../testing/purchasesOn';

const HOUR = 3_600_000;
/** From the plan to the policy (section 2.12 from /bol/payments on, readings 3, 6 to 8). */
const under = databaseUnderTest();
const { app, clock, providers, newBuyer } = purchasesOn(under);
let buyer: Buyer;
beforeEach(async () => {
  buyer = await newBuyer();
});

test("a chosen plan has the server's own amounts; an unknown code, or one with other answers, is rejected", async () => {
  const { quote, option, status } = await buyer.planned();
  expect([status, quote.status, quote.selected_pay_plan]).toEqual([200, 'PLAN_CHOSEN', option]);
  const path = `/v2/quotes/${quote.id}`;
  const patch = (body: object) => buyer.client.call({ method: 'PATCH', path, body, ifMatch: quote.version });
  expect((await patch({ payment_plan_code: '2738' })).codes).toEqual(['plan_not_found']);
  expect((await patch({ payment_plan_code: option.plan_code, homeowner: true })).codes).toEqual([
    'rates_stale',
  ]);
});

test('the payment opens for the deposit, once in any number of tabs, and not before a plan', async () => {
  const application = await createApplication(buyer.client, '2026-12-01');
  expect((await buyer.token()).codes).toEqual(['payment_not_ready']);
  expect((await buyer.read(application)).status).toBe('APPLYING');
  buyer = await newBuyer();
  const { quote, rate, option } = await buyer.planned();
  const answers = await Promise.all([buyer.token(), buyer.token(), buyer.token()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.value)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({
    amount: option.deposit,
    reference: quote.quote_number,
    rate_id: rate.id,
    plan_code: option.plan_code,
  });
  expect((await buyer.read(quote)).status).toBe('PAYMENT_OPEN');
});

test("service and browser get the carrier's payment config id [9-43]", async () => {
  const ordered = jest.spyOn(providers.payments.sdk, 'open');
  const { rate } = await buyer.planned();
  const { body } = await buyer.token();
  const { paymentAccount } = CARRIERS[rate.carrier_id];
  expect(paymentAccount).toMatch(/^pay-/);
  expect([body.payment_system, body.account]).toEqual(['sdk', paymentAccount]);
  expect(ordered.mock.calls).toMatchObject([[{ account: paymentAccount }]]);
  ordered.mockRestore();
});

test('paid: the policy has its number, its papers are sent for signature, and the dec page is not released yet [R8-11, R8-19]', async () => {
  const { bound } = await buyer.paid();
  expect(bound.status).toBe(200);
  expect(bound.body).toMatchObject({ status: 'BOUND', documents: [] });
  expect(bound.body.policy_number).toMatch(/^[A-Z]{3,4}-IL-\d{7}$/);
  expect(bound.body.esignUrl).toContain('https://sign.test/');
});

test("the signing service returns to the quote's confirmation page [2.12-61]", async () => {
  const { quote, bound } = await buyer.paid();
  const [id, sent] = [...providers.signing.envelopes].at(-1) ?? [];
  expect(bound.body.esignUrl).toBe(`https://sign.test/sign/${id}`);
  const back = new URL(sent?.envelope.returnUrl ?? '');
  expect([back.origin, back.pathname, back.search]).toEqual([
    sent?.envelope.embedOrigin,
    `/bol/quotes/${quote.id}/confirmation`,
    '',
  ]);
});

test('signed: the money is captured once, the papers are released, the start of coverage is shown, and a repeat returns the same [R53, 4-14, R8-15, R8-20, R8-17]', async () => {
  const { quote, system, option, bound } = await buyer.paid();
  expect([bound.body.sign_by, bound.body.covered_from]).toEqual(['2026-11-24T18:00:00.000Z', null]);
  expect((await buyer.post(quote, 'complete')).codes).toEqual(['not_signed']);
  buyer.sign();
  const first = await buyer.post(quote, 'complete');
  const second = await buyer.post(quote, 'complete');
  expect([first.status, first.body.status]).toEqual([200, 'COMPLETE']);
  expect(second.body).toEqual(first.body);
  // 12:01 a.m. of the first day in Illinois, which is later than the signature.
  expect([first.body.sign_by, first.body.covered_from]).toEqual([null, '2026-12-01T06:01:00.000Z']);
  expect(system.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['authorize', option.deposit],
    ['capture', option.deposit],
  ]);
  expect(first.body.documents.map(({ type }) => type)).toEqual(['id_cards', 'dec_page', 'esign_packet']);
  for (const { url } of first.body.documents) {
    const path = `/v2/docs/get_documents?PDF_URL=${encodeURIComponent(url)}`;
    const { status, body } = await buyer.client.call<{ content_base64: string }>({ method: 'GET', path });
    expect([status, Buffer.from(body.content_base64, 'base64').subarray(0, 5).toString()]).toEqual([
      200,
      '%PDF-',
    ]);
    buyer = await newBuyer();
    expect((await buyer.client.call({ method: 'GET', path })).status).toBe(404);
    break;
  }
});

test.each([
  ['another plan', { plan_code: 'X1' }],
  ['another rate', { rate_id: 'cheap.1' }],
  ['another session', { payment_result: { session_id: 'other' } }],
])('%s than the frozen one binds nothing', async (_name, change) => {
  const { quote, system, session, sent } = await buyer.opened();
  system.pay(session.id);
  expect((await buyer.post(quote, 'bind', { ...sent, ...change })).codes).toEqual(['payment_mismatch']);
  expect((await buyer.read(quote)).policy_number).toBeNull();
});

test('not paid: rejected, and nothing has changed', async () => {
  const { quote, sent } = await buyer.opened();
  expect((await buyer.post(quote, 'bind', sent)).codes).toEqual(['payment_not_authorized']);
  expect((await buyer.read(quote)).status).toBe('PAYMENT_OPEN');
});

test('declined: back to the plans, and the next payment is a new one [R8-7]', async () => {
  const { quote, system, session, sent } = await buyer.opened();
  system.decline(session.id);
  const answer = await buyer.post(quote, 'bind', sent);
  expect([answer.status, answer.codes]).toEqual([402, ['payment_declined']]);
  expect((await buyer.read(quote)).status).toBe('PLAN_CHOSEN');
  await buyer.token();
  expect(system.sessions.size).toBe(2);
});

test('cancelled: back to the final quote; if it was paid after all, it continues [R8-8]', async () => {
  const { quote, system, session } = await buyer.opened();
  const answer = await buyer.post(quote, 'cancel-payment');
  expect([answer.status, answer.body.status, session.status]).toEqual([200, 'FINAL_RATED', 'cancelled']);
  buyer = await newBuyer();
  const other = await buyer.opened();
  other.system.pay(other.session.id);
  expect((await buyer.post(other.quote, 'cancel-payment')).body.status).toBe('BOUND');
  expect(system.entries.filter(({ kind }) => kind === 'void')).toEqual([]);
});

test('an amount other than the frozen one is returned, and no number is assigned [3-30]', async () => {
  const { quote, system, session, sent } = await buyer.opened();
  system.pay(session.id, 1);
  expect((await buyer.post(quote, 'bind', sent)).codes).toEqual(['payment_not_authorized']);
  const ended = await buyer.read(quote);
  expect([ended.status, ended.policy_number, ended.errors?.[0]?.code]).toEqual([
    'FAILED',
    null,
    'purchase_failed',
  ]);
  expect(system.entries.map(({ kind }) => kind)).toEqual(['authorize', 'void']);
});

test('unsigned after 72 hours: the authorization is voided, the number cancelled, the shopper told [R8-16, R8-21, R8-22]', async () => {
  const { quote, system } = await buyer.paid();
  const live = await app().purchases.store.live(quote.id);
  const goOn = async () => (await advance(app().purchases, live?.purchase.id ?? ''))?.quote;
  clock.now += 71 * HOUR;
  expect((await goOn())?.status).toBe('BOUND');
  clock.now += HOUR;
  const ended = await goOn();
  expect([ended?.status, ended?.document.policy_number, ended?.document.esignUrl]).toEqual([
    'EXPIRED',
    null,
    null,
  ]);
  expect(system.entries.map(({ kind }) => kind)).toEqual(['authorize', 'void']);
});

const LOST: [string, 'sdk' | 'signing', string, 'before' | 'after'][] = [
  ['the payment check', 'sdk', 'find', 'before'],
  ['creating the envelope', 'signing', 'create', 'before'],
  ['the response to creating the envelope', 'signing', 'create', 'after'],
  ['the capture', 'sdk', 'capture', 'before'],
  ['the response to the capture', 'sdk', 'capture', 'after'],
  ['the signed paper', 'signing', 'signedDocument', 'before'],
];
test.each(LOST)('%s is lost: retried, charged once, completed', async (_name, of, call, when) => {
  const payment = await buyer.opened();
  payment.system.pay(payment.session.id);
  (of === 'sdk' ? payment.system : providers.signing).failNext(call, when);
  await buyer.post(payment.quote, 'bind', payment.sent);
  await buyer.post(payment.quote, 'bind', payment.sent);
  buyer.sign();
  await buyer.post(payment.quote, 'complete');
  expect((await buyer.post(payment.quote, 'complete')).body.status).toBe('COMPLETE');
  expect(payment.system.entries.map(({ kind }) => kind)).toEqual(['authorize', 'capture']);
});

test('a provider outage is reported to the shopper as such, and is not our bug', async () => {
  const { quote, system, session, sent } = await buyer.opened();
  system.pay(session.id);
  system.failNext('find', 'before');
  const answer = await buyer.post(quote, 'bind', sent);
  expect([answer.status, answer.codes]).toEqual([503, ['unavailable']]);
});

test('a database failure while the policy is issued gives nothing up: the next attempt issues it', async () => {
  const { quote, system, session, sent } = await buyer.opened();
  system.pay(session.id);
  const { store } = app().purchases;
  const real = store.move.bind(store);
  const broken = jest.spyOn(store, 'move').mockImplementation(async (open, step) => {
    if (step.to !== 'BOUND') return real(open, step);
    broken.mockRestore();
    throw new Error('connection terminated');
  });
  expect((await buyer.post(quote, 'bind', sent)).status).toBe(500);
  expect((await buyer.post(quote, 'bind', sent)).body.status).toBe('BOUND');
  expect(system.entries.map(({ kind }) => kind)).toEqual(['authorize']);
});

test('a rejected capture that was already done counts as done; any other is returned', async () => {
  const ends = [];
  for (const taken of [true, false]) {
    buyer = await newBuyer();
    const { quote, system, session } = await buyer.paid();
    buyer.sign();
    jest.spyOn(system, 'capture').mockImplementationOnce(async () => {
      if (taken) session.status = 'captured';
      throw new ProviderFailure({ provider: 'cards', call: 'capture' }, 409);
    });
    await buyer.post(quote, 'complete');
    ends.push((await buyer.read(quote)).status);
  }
  expect(ends).toEqual(['COMPLETE', 'FAILED']);
});

test('a quote that is being paid, or was, accepts no edit', async () => {
  const { quote } = await buyer.opened();
  const path = `/v2/quotes/${quote.id}`;
  const edit = await buyer.client.call({
    method: 'PATCH',
    path,
    body: { homeowner: true },
    ifMatch: quote.version,
  });
  expect([edit.status, edit.codes]).toEqual([409, ['quote_closed']]);
});
