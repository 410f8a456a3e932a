import { ProviderFailure, ProviderSilent } from '../../providers/callProvider';
import type { LedgerEntry } from '../../purchase/providers/paymentProvider';
import { advance } from '../../purchase/worker';
import { reconcile } from '../../purchase/reconcile';
import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { purchasesOn } from '../../testing/purchasesOn';

const HOUR = 3_600_000;
const VOID = { provider: 'cards', call: 'void' } as const;
const kindsIn = ({ entries }: { entries: { kind: string }[] }) => entries.map(({ kind }) => kind);

/** Returning money when a card service rejects the call or does not respond (ADR 0019). */
const under = databaseUnderTest();
const { app, clock, providers, newBuyer } = purchasesOn(under);
let buyer: Buyer;
beforeEach(async () => {
  // The node's own worker would run at unpredictable moments.
  jest.spyOn(app().purchases.store, 'claim').mockResolvedValue([]);
  buyer = await newBuyer();
});
afterEach(() => jest.restoreAllMocks());

/** Paid after it was cancelled here: held for nothing. */
const heldForNothing = async () => {
  buyer = await newBuyer();
  const { quote, system, session } = await buyer.opened();
  await buyer.post(quote, 'cancel-payment');
  system.pay(session.id);
  return { system, session };
};

test('a rejected authorization does not block the money of those behind it', async () => {
  const first = await heldForNothing();
  await heldForNothing();
  clock.now += HOUR;
  const error = jest.spyOn(app().purchases.log, 'error');
  const refused = new ProviderFailure(VOID, 409);
  jest.spyOn(first.system, 'void').mockRejectedValueOnce(refused);
  expect(await reconcile(app().purchases)).toBe(1);
  expect(kindsIn(first.system)).toEqual(['authorize', 'authorize', 'void']);
  const authorization = first.session.authorizationId;
  expect(error.mock.calls).toEqual([
    [
      { authorization, kind: 'ProviderFailure', ...VOID, status: 409 },
      'an authorization without a purchase could not be released',
    ],
  ]);
  expect(await reconcile(app().purchases)).toBe(1);
});

test('an unavailable card service does not block the money at the other one', async () => {
  const { system } = await heldForNothing();
  clock.now += HOUR;
  const { sdk, hosted } = providers.payments;
  const away = jest.spyOn(system === sdk ? hosted : sdk, 'held');
  away.mockRejectedValue(new ProviderSilent({ provider: 'form', call: 'ledger' }));
  expect(await reconcile(app().purchases)).toBe(1);
  expect(kindsIn(system)).toEqual(['authorize', 'void']);
  expect(away).toHaveBeenCalled();
});

test('an authorization the bank released is no error, and does not count as returned', async () => {
  const { system, session } = await heldForNothing();
  clock.now += HOUR;
  session.status = 'expired';
  jest.spyOn(system, 'void').mockRejectedValue(new ProviderFailure(VOID, 409));
  const error = jest.spyOn(app().purchases.log, 'error');
  expect(await reconcile(app().purchases)).toBe(0);
  expect(error).not.toHaveBeenCalled();
});

/** The money of one authorization, as another release, database or moment would have left it. */
const foreign = async (facts: Partial<LedgerEntry>) => {
  const { system, session } = await heldForNothing();
  const entry = system.entries.at(-1);
  if (!entry) throw new Error('nothing is held');
  Object.assign(entry, facts);
  clock.now += HOUR;
  return { system, session };
};
const heldMetric = async () => {
  const { body } = await app().inject({ url: '/metrics', headers: { host: 'localhost' } });
  return body.split('\n').filter((line) => /^held_money_without_purchase.* [1-9]/.test(line));
};

test.each([
  ['other_database', { databaseId: 'another' }],
  ['other_database', { databaseId: 'another', sessionId: 'unknown here' }],
  ['no_database', { databaseId: null, purchaseId: null, sessionId: 'unknown here' }],
  // Ours by its id, but opened by a copy of this database, or before it was restored.
  ['forgotten', { sessionId: 'unknown here', purchaseId: 'unknown here' }],
])('money that is not known here is left alone, counted and told: %s %o', async (reason, facts) => {
  const { system, session } = await foreign(facts);
  const warn = jest.spyOn(app().purchases.log, 'warn');
  expect(await reconcile(app().purchases)).toBe(0);
  expect(kindsIn(system)).toEqual(['authorize']);
  expect(warn.mock.calls).toEqual([
    [
      expect.objectContaining({ [reason]: 1, authorizations: [session.authorizationId] }),
      'held money that this database does not know was left alone',
    ],
  ]);
  expect(await heldMetric()).toEqual([expect.stringContaining(`reason="${reason}"`)]);
  expect(await heldMetric()).toHaveLength(1);
  clock.now += HOUR;
  expect(await heldMetric()).toEqual([]);
});

test('money of a release without database ids is matched by its purchase', async () => {
  const { system } = await foreign({ databaseId: null, purchaseId: null });
  expect(await reconcile(app().purchases)).toBe(1);
  expect(kindsIn(system)).toEqual(['authorize', 'void']);
});

test('a payment that this database opened is known even if its purchase was never written', async () => {
  const { system } = await foreign({ sessionId: 'never written' });
  expect(await reconcile(app().purchases)).toBe(1);
  expect(kindsIn(system)).toEqual(['authorize', 'void']);
  clock.now += 61 * 24 * HOUR;
  await app().purchases.openedPayments.removeOld();
  const [{ purchaseId } = { purchaseId: null }] = system.entries;
  expect(await app().purchases.openedPayments.has(purchaseId ?? '')).toBe(false);
});

test.each([
  ['expired', 'EXPIRED'],
  ['voided', 'EXPIRED'],
  ['authorized', 'VOIDING'],
  ['captured', 'VOIDING'],
] as const)('unsigned, a rejected void, and the session is %s: %s', async (status, end) => {
  const { quote, system, session } = await buyer.paid();
  const live = await app().purchases.store.live(quote.id);
  clock.now += 72 * HOUR;
  session.status = status;
  jest.spyOn(system, 'void').mockRejectedValue(new ProviderFailure(VOID, 409));
  await advance(app().purchases, live?.purchase.id ?? '').catch(() => null);
  expect((await app().quotes.findOwn(quote.id))?.status).toBe(end);
});
