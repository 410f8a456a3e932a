import { advance, startPurchaseWorker } from '../../purchase/worker';
import { NEVER } from '../../purchase/purchase';
import { ProviderSilent } from '../../providers/callProvider';
import type { PurchaseStore } from '../../purchase/purchaseStore';
import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { purchasesOn } from '../../testing/purchasesOn';

/** A check that finished after someone else took the step must not reschedule the purchase (ADR 0019). */
const under = databaseUnderTest();
const { app, clock, providers, newBuyer } = purchasesOn(under);
let buyer: Buyer;
let claimDue: PurchaseStore['claim'];
beforeEach(async () => {
  // The node's own worker would run at unpredictable moments.
  const { store } = app().purchases;
  claimDue = store.claim.bind(store);
  jest.spyOn(store, 'claim').mockResolvedValue([]);
  buyer = await newBuyer();
});
afterEach(() => jest.restoreAllMocks());

/** A node's worker handling one purchase. */
const workOnce = async (id: string) => {
  const { store } = app().purchases;
  const claim = async () => (await claimDue()).filter((due) => due.id === id);
  await startPurchaseWorker({ ...app().purchases, store: { ...store, claim } }).stop();
};
const idOf = async (quote: { id: string }) => (await app().purchases.store.live(quote.id))?.purchase.id ?? '';
const nextAt = async (id: string) => {
  const rows = under.database().kysely.selectFrom('purchases').select('next_at').where('id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).next_at;
};
/** The next envelope check gets its current status, but the response arrives only after `meanwhile`. */
const answerLate = (meanwhile: () => Promise<unknown>, fails = false) => {
  const find = providers.signing.find.bind(providers.signing);
  jest.spyOn(providers.signing, 'find').mockImplementationOnce(async (envelope) => {
    const state = await find(envelope);
    await meanwhile();
    if (fails) throw new ProviderSilent({ provider: 'esign', call: 'find' });
    return state;
  });
};

test("a late 'unsigned' response leaves a completed policy done", async () => {
  const { quote } = await buyer.paid();
  const id = await idOf(quote);
  answerLate(async () => {
    buyer.sign();
    await buyer.post(quote, 'complete');
  });
  await advance(app().purchases, id);
  expect([(await buyer.read(quote)).status, await nextAt(id)]).toEqual(['COMPLETE', NEVER]);
});

test("a late 'unsigned' response does not postpone what a webhook has made due", async () => {
  const { quote } = await buyer.paid();
  const id = await idOf(quote);
  answerLate(() => app().purchases.store.makeDue(id));
  await advance(app().purchases, id);
  expect(await nextAt(id)).toBe(clock.now);
  await advance(app().purchases, id);
  expect(await nextAt(id)).toBe(clock.now + 10 * 60_000);
});

test('a webhook about a finished purchase makes nothing due', async () => {
  const { quote } = await buyer.paid();
  const id = await idOf(quote);
  buyer.sign();
  await buyer.post(quote, 'complete');
  await app().purchases.store.makeDue(id);
  expect(await nextAt(id)).toBe(NEVER);
});

test('a failed check does not postpone a purchase that was completed meanwhile', async () => {
  const { quote } = await buyer.paid();
  const id = await idOf(quote);
  answerLate(async () => {
    buyer.sign();
    await buyer.post(quote, 'complete');
  }, true);
  await app().purchases.store.makeDue(id);
  await workOnce(id);
  expect([(await buyer.read(quote)).status, await nextAt(id)]).toEqual(['COMPLETE', NEVER]);
});

test('a failed check is retried in seconds', async () => {
  const { quote } = await buyer.paid();
  const id = await idOf(quote);
  answerLate(async () => {}, true);
  await app().purchases.store.makeDue(id);
  await workOnce(id);
  const wait = (await nextAt(id)) - clock.now;
  expect([wait > 1000, wait < 3000]).toEqual([true, true]);
});
