import { advance } from '../../purchase/worker';
import type { PurchaseStore } from '../../purchase/purchaseStore';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { purchasesOn } from '../../testing/purchasesOn';

const under = databaseUnderTest();
const { app, providers, newBuyer } = purchasesOn(under);
afterEach(() => jest.restoreAllMocks());

test('bind responds with the signing address even if a webhook wrote it between the reads of quote and purchase', async () => {
  jest
    .spyOn(app().purchases.store, 'claim')
    .mockResolvedValue([] as Awaited<ReturnType<PurchaseStore['claim']>>);
  const buyer = await newBuyer();
  const { quote, system, session, sent } = await buyer.opened();
  system.pay(session.id);
  jest.spyOn(providers.signing, 'create').mockRejectedValueOnce(new Error('away'));
  const first = await buyer.post(quote, 'bind', sent);
  const live = await app().purchases.store.live(quote.id);
  expect([first.status >= 500, live?.quote.status, live?.purchase.envelope_id]).toEqual([
    true,
    'BOUND',
    null,
  ]);
  const findOwn = app().quotes.findOwn.bind(app().quotes);
  const spy = jest.spyOn(app().quotes, 'findOwn');
  let reads = 0;
  spy.mockImplementation(async (id) => {
    const read = await findOwn(id);
    reads += 1;
    // The second read is the one in `advance`; the first is `store.live`.
    if (reads === 2) await advance(app().purchases, live?.purchase.id ?? '');
    return read;
  });
  const bound = await buyer.post(quote, 'bind', sent);
  expect(bound.body.esignUrl).toContain('https://sign.test/');
});
