import { advance } from '../../purchase/worker';
import { completePurchase } from '../../purchase/bindPurchase';
import { ProviderFailure, ProviderSilent } from '../../providers/callProvider';
import { withdrawLeftPapers } from '../../purchase/withdrawPapers';
import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { purchasesOn } from '../../testing/purchasesOn';

const HOUR = 3_600_000;
const kindsOf = ({ system }: Pick<Awaited<ReturnType<Buyer['paid']>>, 'system'>) =>
  system.entries.map(({ kind }) => kind);

/** The signing deadline takes effect whether the e-sign service responds or not (reading 8). */
const under = databaseUnderTest();
const { app, clock, providers, newBuyer } = purchasesOn(under);
let buyer: Buyer;
beforeEach(async () => {
  // The node's own worker would run at unpredictable moments.
  jest.spyOn(app().purchases.store, 'claim').mockResolvedValue([]);
  buyer = await newBuyer();
});
afterEach(() => jest.restoreAllMocks());

/** The e-sign service does not respond to these calls until it is back. */
const goAway = (...calls: ('create' | 'find' | 'void')[]) => {
  const spies = calls.map((call) =>
    jest.spyOn(providers.signing, call).mockRejectedValue(new ProviderSilent({ provider: 'esign', call })),
  );
  return { comeBack: () => spies.forEach((spy) => spy.mockRestore()) };
};
const quoteOf = async ({ id }: { id: string }) => {
  const quote = await app().quotes.findOwn(id);
  if (!quote) throw new Error('no quote');
  return quote;
};
/**
 * Runs the purchase as far as it goes now; returns the quote's status. Uses a new browser, because the clock has
 * moved.
 */
const goOn = async (quote: { id: string }) => {
  const live = await app().purchases.store.live(quote.id);
  await advance(app().purchases, live?.purchase.id ?? '').catch(() => null);
  return (await quoteOf(quote)).status;
};
const letters = async () =>
  (await under.database().kysely.selectFrom('outbox').select('id').execute()).length;

test('without an envelope the money is returned at the deadline, and the shopper is told once [R8-16]', async () => {
  goAway('create', 'find', 'void');
  const payment = await buyer.paid();
  expect([payment.bound.status, await goOn(payment.quote)]).toEqual([503, 'BOUND']);
  clock.now += 72 * HOUR - 1;
  expect([await goOn(payment.quote), kindsOf(payment)]).toEqual(['BOUND', ['authorize']]);
  const before = await letters();
  clock.now += 1;
  expect([await goOn(payment.quote), kindsOf(payment)]).toEqual(['EXPIRED', ['authorize', 'void']]);
  expect((await quoteOf(payment.quote)).document.policy_number).toBeNull();
  expect((await letters()) - before).toBe(1);
});

test('a service that is unavailable at the deadline is asked for one more day; then the money is returned without it [R8-16]', async () => {
  const payment = await buyer.paid();
  goAway('find', 'void');
  clock.now += 96 * HOUR - 1;
  expect([await goOn(payment.quote), kindsOf(payment)]).toEqual(['BOUND', ['authorize']]);
  clock.now += 1;
  expect([await goOn(payment.quote), kindsOf(payment)]).toEqual(['EXPIRED', ['authorize', 'void']]);
});

test.each([
  ['in time', 71, 'COMPLETE', ['authorize', 'capture']],
  ['too late', 73, 'EXPIRED', ['authorize', 'void']],
])('signed %s, at %s hours, and reported a day later: %s', async (_name, hours, end, kinds) => {
  const payment = await buyer.paid();
  const { comeBack } = goAway('find');
  clock.now += hours * HOUR;
  buyer.sign();
  clock.now += 95 * HOUR - hours * HOUR;
  expect(await goOn(payment.quote)).toBe('BOUND');
  comeBack();
  expect([await goOn(payment.quote), kindsOf(payment)]).toEqual([end, kinds]);
});

test('a signature after the money was returned buys nothing', async () => {
  const payment = await buyer.paid();
  const { comeBack } = goAway('find', 'void');
  clock.now += 96 * HOUR;
  expect(await goOn(payment.quote)).toBe('EXPIRED');
  buyer.sign();
  comeBack();
  const completion = completePurchase(app().purchases, await quoteOf(payment.quote));
  await expect(completion).rejects.toMatchObject({ statusCode: 409, message: 'not_signed' });
  expect([await goOn(payment.quote), kindsOf(payment)]).toEqual(['EXPIRED', ['authorize', 'void']]);
});

const decline = () => providers.signing.decline([...providers.signing.envelopes.keys()].at(-1) ?? '');

describe('a declined signature (reading 71)', () => {
  test('releases the card, cancels the number and keeps the answers; one letter says so [R71, R8-9]', async () => {
    const payment = await buyer.paid();
    const { first_name: name } = payment.bound.body.drivers[0] ?? {};
    const before = await letters();
    decline();
    expect(await goOn(payment.quote)).toBe('FINAL_RATED');
    expect(kindsOf(payment)).toEqual(['authorize', 'void']);
    const { document } = await quoteOf(payment.quote);
    expect([document.policy_number, document.esignUrl, document.documents, document.errors]).toEqual([
      null,
      null,
      [],
      [],
    ]);
    const [driver] = (await buyer.read(payment.quote)).drivers;
    expect(driver?.first_name).toBe(name);
    expect((await letters()) - before).toBe(1);
  });

  test('the card service is away: the money is released once it is back, and then the final price opens [R71]', async () => {
    const payment = await buyer.paid();
    const away = jest
      .spyOn(payment.system, 'void')
      .mockRejectedValue(new ProviderSilent({ provider: 'cards', call: 'void' }));
    decline();
    expect([await goOn(payment.quote), kindsOf(payment)]).toEqual(['VOIDING', ['authorize']]);
    away.mockRestore();
    expect([await goOn(payment.quote), kindsOf(payment)]).toEqual(['FINAL_RATED', ['authorize', 'void']]);
  });

  test('another plan can be chosen, paid and signed, under another policy number [R71-2]', async () => {
    const payment = await buyer.paid();
    decline();
    await goOn(payment.quote);
    const { version } = await buyer.read(payment.quote);
    const path = `/v2/quotes/${payment.quote.id}`;
    const body = { payment_plan_code: payment.option.plan_code };
    await buyer.client.call({ method: 'PATCH', path, body, ifMatch: version });
    const { body: token } = await buyer.token();
    payment.system.pay(token.session_id);
    const payment_result = { session_id: token.session_id };
    const again = await buyer.post(payment.quote, 'bind', { ...payment.sent, payment_result });
    buyer.sign();
    expect(await goOn(payment.quote)).toBe('COMPLETE');
    const numbers = [payment.bound.body.policy_number, again.body.policy_number];
    expect(numbers.every(Boolean) && numbers[0] !== numbers[1]).toBe(true);
    expect(kindsOf(payment)).toEqual(['authorize', 'void', 'authorize', 'capture']);
  });
});

test('papers that could not be withdrawn are withdrawn later, once', async () => {
  const payment = await buyer.paid();
  clock.now += 72 * HOUR;
  const { comeBack } = goAway('void');
  expect(await goOn(payment.quote)).toBe('EXPIRED');
  await withdrawLeftPapers(app().purchases);
  const envelope = [...providers.signing.envelopes.values()].at(-1);
  expect(envelope?.status).toBe('sent');
  comeBack();
  await withdrawLeftPapers(app().purchases);
  expect(envelope?.status).toBe('voided');
  const again = jest.spyOn(providers.signing, 'void');
  await withdrawLeftPapers(app().purchases);
  expect(again).not.toHaveBeenCalled();
});

test('a card service that rejects the refund is asked again, and nobody is told until it succeeds', async () => {
  const payment = await buyer.paid();
  clock.now += 72 * HOUR;
  const refused = new ProviderFailure({ provider: 'cards', call: 'void' }, 500);
  jest.spyOn(payment.system, 'void').mockRejectedValueOnce(refused);
  expect(await goOn(payment.quote)).toBe('VOIDING');
  expect([await goOn(payment.quote), kindsOf(payment)]).toEqual(['EXPIRED', ['authorize', 'void']]);
});
