import { ProviderFailure, ProviderSilent } from '../../purchase/providers/callProvider';
import { advance } from '../../purchase/advance';
import { reconcile } from '../../purchase/reconcile';
import type { Buyer } from '../../testing/buyer';
import { eachDatabase } from '../../testing/eachDatabase';
import { purchasesOn } from '../../testing/purchasesOn';

const HOUR = 3_600_000;
const kindsIn = ({ entries }: { entries: { kind: string }[] }) => entries.map(({ kind }) => kind);

/** Returning money when a card service rejects the call or does not respond (ADR 0019). */
eachDatabase((under) => {
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
    const refused = new ProviderFailure(409);
    jest.spyOn(first.system, 'void').mockRejectedValueOnce(refused);
    expect(await reconcile(app().purchases)).toBe(1);
    expect(kindsIn(first.system)).toEqual(['authorize', 'authorize', 'void']);
    const authorization = first.session.authorizationId;
    expect(error.mock.calls).toEqual([
      [
        { authorization, system: expect.any(String), kind: 'ProviderFailure' },
        'an authorization without a purchase could not be given back',
      ],
    ]);
    expect(await reconcile(app().purchases)).toBe(1);
  });

  test('an unavailable card service does not block the money at the other one', async () => {
    const { system } = await heldForNothing();
    clock.now += HOUR;
    const { sdk, hosted } = providers.payments;
    const away = jest.spyOn(system === sdk ? hosted : sdk, 'held');
    away.mockRejectedValue(new ProviderSilent('no answer'));
    expect(await reconcile(app().purchases)).toBe(1);
    expect(kindsIn(system)).toEqual(['authorize', 'void']);
    expect(away).toHaveBeenCalled();
  });

  test('an authorization the bank released is no error, and does not count as returned', async () => {
    const { system, session } = await heldForNothing();
    clock.now += HOUR;
    session.status = 'expired';
    jest.spyOn(system, 'void').mockRejectedValue(new ProviderFailure(409));
    const error = jest.spyOn(app().purchases.log, 'error');
    expect(await reconcile(app().purchases)).toBe(0);
    expect(error).not.toHaveBeenCalled();
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
    jest.spyOn(system, 'void').mockRejectedValue(new ProviderFailure(409));
    await advance(app().purchases, live?.purchase.id ?? '').catch(() => null);
    expect((await app().quotes.findOwn(quote.id))?.status).toBe(end);
  });
});
