import { CARRIERS, paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import type { FrameLocator } from 'playwright-core';
import { axeFindings } from '../journey/looks';
import { loadScript, openBarePage } from '../journey/payment/barePage';
import { findInFiles } from '../system/findInFiles';
import { type OwnSite, startOwnSite } from '../system/processes';
import { type CardService, ledgerOf, openPayment, troubleAt } from '../system/providers';
import { readRun } from '../system/run';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

const NUMBER = '4242424242424242';
const AMOUNT = 12_345;
const PAGES: Record<CardService, string> = {
  'card-sdk': paths.onlinePayment(),
  'payment-form': paths.cardDetails(),
};
const SCRIPTS: Record<CardService, string> = { 'card-sdk': '/sdk.js', 'payment-form': '/form.js' };
const services: CardService[] = ['card-sdk', 'payment-form'];
/** Behavior common to both is shown with one. */
const oneService = rows(services, (_, at) => at === 0);
let payments = 0;

/** Separate card services, which are killed and get faults here. */
let own: OwnSite;
beforeAll(async () => {
  own = await startOwnSite(70, services);
});
afterAll(() => own.stop());

const tellOwn = (work: (shopper: Shopper) => Promise<void>, allowed: RegExp[] = []) =>
  tell(work, { site: own.origin, allowed });

interface Opening {
  token: string;
  account: string;
  origin: string;
}

const openSdk = ({ page }: Shopper, opening: Opening) =>
  page.evaluate(({ token, account }) => {
    const events: unknown[] = [];
    Reflect.set(window, 'messages', events);
    const element = document.querySelector('#portal') ?? document.body;
    const onEvent = (event: unknown) => events.push(event);
    window.CardSdk.collect({ token, configId: account, element, language: 'en', onEvent });
  }, opening);

/** The page's amount and number differ from the payment's, and must have no effect. */
const openForm = ({ page }: Shopper, opening: Opening) =>
  page.evaluate(async ({ token, account: accountGroup, origin }) => {
    const events: unknown[] = [];
    Reflect.set(window, 'messages', events);
    const made = await fetch(`${origin}/customers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ AuthenticationKey: token, ExternalCustomerId: 'q', CustomerName: 'Ann Doe' }),
    });
    const query = new URLSearchParams({ key: token, customer: (await made.json()).CustomerId });
    const { SessionKey: sessionKey } = await (await fetch(`${origin}/sessions?${query.toString()}`)).json();
    const known = { billingZip: '60018', billingStreet: '1 Elm St', holderName: 'Ann Doe', reference: 'x' };
    const onEvent = (event: unknown) => events.push(event);
    window.PaymentForm.open({ sessionKey, amount: 1, accountGroup, ...known, language: 'en', onEvent });
  }, opening);

const ACCOUNTS: Record<CardService, string> = {
  'card-sdk': CARRIERS.FCIC.paymentAccount,
  'payment-form': CARRIERS.USIC.paymentAccount,
};

/** Opens the service's fields for a payment like the purchase does; returns them and the payment's reference. */
async function openFields(shopper: Shopper, service: CardService) {
  payments += 1;
  const order = { reference: `CARDS-${process.pid}-${payments}`, account: ACCOUNTS[service], amount: AMOUNT };
  const { client_token: token } = await openPayment(service, order, own);
  const origin = own.originOf(service);
  await openBarePage(shopper, PAGES[service]);
  expect(await loadScript(shopper, origin + SCRIPTS[service])).toBe('ran');
  const open = service === 'card-sdk' ? openSdk : openForm;
  await open(shopper, { token, account: order.account, origin });
  const fields = shopper.page.frameLocator('iframe');
  await fields.getByLabel('Card number').waitFor();
  return { fields, reference: order.reference };
}

async function payWith(fields: FrameLocator, number: string): Promise<void> {
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expires').fill('12/40');
  await fields.getByLabel('Security code').fill('123');
  await fields.getByLabel('Billing ZIP').fill('60018');
  await fields.getByRole('button', { name: 'Hold $123.45' }).click();
}

const seeMessage = ({ page }: Shopper, type: string) =>
  page.waitForFunction(
    (wanted) => JSON.stringify(Reflect.get(window, 'messages')).includes(`"type":"${wanted}"`),
    type,
  );

/** Every address that received the number, from the page and its frames. */
function follow({ page }: Shopper, number: string): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(number))
      origins.add(new URL(request.url()).origin);
  });
  return origins;
}

const doneAs = { 'card-sdk': 'card_added', 'payment-form': 'complete' } as const;

describe.each(services)('%s on its page', (service) => {
  test('a card number goes only to its origin and is not stored; declined, then paid, once', () =>
    tellOwn(async (shopper) => {
      const went = follow(shopper, NUMBER);
      const { fields, reference } = await openFields(shopper, service);
      await payWith(fields, '4000000000000002');
      await fields.getByText('Your card was declined. Try another card.').waitFor();
      await payWith(fields, NUMBER);
      await seeMessage(shopper, doneAs[service]);
      expect([...went]).toEqual([own.originOf(service)]);
      const entries = await ledgerOf(service, reference, own);
      expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([['authorize', AMOUNT]]);
      const { dataDir, logFile } = readRun();
      const { found, searched } = findInFiles([dataDir, logFile], NUMBER);
      expect([found, searched > 20]).toEqual([[], true]);
      expect(findInFiles([dataDir], reference).found.length).toBeGreaterThan(0);
    }));
});

describe.each(oneService)('%s, as one of both', (service) => {
  afterEach(() => own.startAgain(service));

  test('keyboard only: the number has the focus, and Enter pays', () =>
    tellOwn(async (shopper) => {
      const { fields, reference } = await openFields(shopper, service);
      await fields.locator('#number:focus-visible').waitFor();
      const { keyboard } = shopper.page;
      for (const typed of [NUMBER, '12/40', '123']) {
        await keyboard.type(typed);
        await keyboard.press('Tab');
      }
      await keyboard.type('60018');
      await keyboard.press('Enter');
      await seeMessage(shopper, doneAs[service]);
      expect(await ledgerOf(service, reference, own)).toMatchObject([{ kind: 'authorize', amount: AMOUNT }]);
    }));

  test('after a lost response the status is requested: paid once', () =>
    tellOwn(
      async (shopper) => {
        const { fields, reference } = await openFields(shopper, service);
        await troubleAt(service, { kind: 'lost_reply', on: 'authorize' }, own);
        await payWith(fields, NUMBER);
        await seeMessage(shopper, doneAs[service]);
        expect(await ledgerOf(service, reference, own)).toHaveLength(1);
      },
      [/ERR_EMPTY_RESPONSE|ERR_CONNECTION/],
    ));

  test('killed while a card is typed, and after the charge: a message, a retry, and the charge is not lost', () =>
    tellOwn(
      async (shopper) => {
        const { fields, reference } = await openFields(shopper, service);
        await own.kill(service);
        await payWith(fields, NUMBER);
        await fields.getByText('The card service isn’t answering.').waitFor();
        await own.startAgain(service);
        await payWith(fields, NUMBER);
        await seeMessage(shopper, doneAs[service]);
        await own.kill(service);
        await own.startAgain(service);
        expect(await ledgerOf(service, reference, own)).toMatchObject([
          { kind: 'authorize', amount: AMOUNT },
        ]);
      },
      [/ERR_EMPTY_RESPONSE|ERR_CONNECTION/],
    ));

  test('its page: no axe violations, nothing wider than a phone', () =>
    tellOwn(async (shopper) => {
      await shopper.page.setViewportSize({ width: 360, height: 800 });
      await openFields(shopper, service);
      const frame = shopper.page.frames().find((each) => each.url().startsWith(own.originOf(service)));
      if (!frame) throw new Error('no frame');
      expect(await axeFindings(frame)).toEqual([]);
      expect(await frame.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
        true,
      );
    }));
});
