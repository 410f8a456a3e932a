import { getQuote, openPayment } from '@shared/api-client/requests';
import { paths, STATE_RULES, type QuoteStatus } from '@shared/domain';
import { inLongForm } from '@shared/testing/form';
import type { FrameLocator } from 'playwright-core';
import { arriveAt, button, link, seeHeading, visit } from '../journey/page';
import { CARDS, cardFields, choosePlan, payWith, toPlans } from '../journey/payment/pay';
import { signAll } from '../journey/payment/sign';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import { ADDRESS, type HeldQuote } from '../system/heldQuote';
import { type CardService, ledgerOf, type LedgerEntry, troubleAt } from '../system/providers';
import { newWindow, type Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

const NAME = 'Wilhelmina Quackenbush';

/** The shopper at the card fields of the first system. */
async function toCard(shopper: Shopper): Promise<{ held: HeldQuote; fields: FrameLocator }> {
  const held = await standAtFinalQuote(shopper, 'FCIC');
  await toPlans(shopper);
  await choosePlan(shopper, paths.onlinePayment());
  return { held, fields: await cardFields(shopper) };
}

/** The ledger entries of the quote, in order. */
async function booked(
  { client, quoteId }: HeldQuote,
  service: CardService = 'card-sdk',
): Promise<LedgerEntry['kind'][]> {
  const { quote_number: reference } = await getQuote(client, quoteId);
  return (await ledgerOf(service, reference ?? 'none')).map(({ kind }) => kind);
}

/** Waits for this status on the server, without a browser. */
const untilStatus = ({ client, quoteId }: HeldQuote, wanted: QuoteStatus): Promise<void> =>
  until(async () => (await getQuote(client, quoteId)).status === wanted, `the quote is ${wanted}`);

/** Waits until the browser has requested an address with this ending. */
const untilAsked = ({ wire }: Shopper, ending: string): Promise<void> =>
  until(async () => wire.seen.some((address) => new URL(address).pathname.endsWith(ending)), ending);

const toSign = (shopper: Shopper) => seeHeading(shopper, shopper.t('bind:signing.heading'));

describe('a payment that fails (readings 8)', () => {
  test('a declined card reported as paid: back to the plans with the message; another card pays, once [R8-7]', () =>
    tell(
      async (shopper) => {
        const { page, t } = shopper;
        const { held, fields } = await toCard(shopper);
        await payWith(shopper, fields, CARDS.declined);
        await fields.getByText('Your card was declined. Try another card.').waitFor();
        // The one that is already open.
        const { rate_id, plan_code, session_id } = await openPayment(
          held.client,
          STATE_RULES[ADDRESS.state].system,
        );
        const paid = { rate_id, plan_code, payment_result: { session_id } };
        await page.evaluate(([path, usr]) => history.replaceState({ usr, key: 'forged', idx: 0 }, '', path), [
          paths.signatures(),
          { paid },
        ] as const);
        await page.reload();
        await arriveAt(shopper, paths.payments());
        await page.getByRole('alert').getByText(t('bind:paymentNews.declined.title')).waitFor();
        expect(await booked(held)).toEqual([]);
        await choosePlan(shopper, paths.onlinePayment());
        await payWith(shopper, await cardFields(shopper), CARDS.pays);
        await toSign(shopper);
        expect(await booked(held)).toEqual(['authorize']);
      },
      { allowed: [/status of 402/] },
    ));

  inLongForm(() => {
    test('cancelled after a declined card: the final quote says that nothing was charged [4-68]', () =>
      tell(async (shopper) => {
        const { page, t } = shopper;
        const { held, fields } = await toCard(shopper);
        await payWith(shopper, fields, CARDS.declined);
        await fields.getByText('Your card was declined. Try another card.').waitFor();
        await fields.getByRole('button', { name: 'Cancel' }).click();
        await arriveAt(shopper, paths.finalRates(held.quoteId));
        await page.getByText(t('bind:paymentNews.cancelled.title')).waitFor();
        expect(await booked(held)).toEqual([]);
        expect((await getQuote(held.client, held.quoteId)).status).toBe('FINAL_RATED');
      }));

    test('the hosted form closed without paying: the final quote, nothing charged [4-73]', () =>
      tell(async (shopper) => {
        const held = await standAtFinalQuote(shopper, 'IIC');
        await toPlans(shopper);
        await choosePlan(shopper, paths.cardDetails());
        await (await cardFields(shopper)).getByRole('button', { name: 'Cancel' }).click();
        await arriveAt(shopper, paths.finalRates(held.quoteId));
        await shopper.page.getByText(shopper.t('bind:paymentNews.closed.title')).waitFor();
        expect(await booked(held, 'payment-form')).toEqual([]);
      }));

    test('a card service whose script does not load: back at the final quote, with a message [8-23]', () =>
      tell(
        async (shopper) => {
          const { quoteId } = await standAtFinalQuote(shopper, 'FCIC');
          await shopper.page.route(/sdk\.js/, (route) => route.abort());
          await toPlans(shopper);
          await choosePlan(shopper, paths.onlinePayment());
          await arriveAt(shopper, paths.finalRates(quoteId));
          await shopper.page.getByText(shopper.t('bind:paymentNews.notLoaded.title')).waitFor();
        },
        { allowed: [/sdk\.js/, /ERR_FAILED/] },
      ));
  });

  test('a failing card service: a message in place, and a retry [8-23]', () =>
    tell(
      async (shopper) => {
        const { t } = shopper;
        const { client, quoteId } = await standAtFinalQuote(shopper, 'FCIC');
        await toPlans(shopper);
        const of = (await getQuote(client, quoteId)).quote_number ?? 'none';
        const end = await troubleAt('card-sdk', { kind: 'error', on: 'sessions', of, count: 20 });
        await choosePlan(shopper, paths.onlinePayment());
        await seeHeading(shopper, t('bind:card.failedTitle'));
        await end();
        await button(shopper, t('bind:load.retry')).click();
        await cardFields(shopper);
      },
      { allowed: [/status of 50[0-9]/] },
    ));

  // The bank of this card takes 20 seconds.
  inLongForm(() => {
    test('a slow bank: a message, a wait, and one charge [8-23, 4-69]', () =>
      tell(
        async (shopper) => {
          const { page, t } = shopper;
          const { held, fields } = await toCard(shopper);
          await payWith(shopper, fields, CARDS.late);
          await page.getByRole('alert').getByText(t('bind:card.errorTitle')).waitFor();
          await toSign(shopper);
          expect(await booked(held)).toEqual(['authorize']);
        },
        { allowed: [/status of 50[0-9]/] },
      ));
  });
});

describe('a payment is made once (readings 8)', () => {
  test('Pay pressed twice, then Back: charged once, and the payment is not shown again [R8-17]', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      const { held, fields } = await toCard(shopper);
      await fields.getByRole('button', { name: /^Pay \$/ }).evaluate((pay: HTMLElement) => {
        pay.addEventListener('click', () => requestAnimationFrame(() => pay.click()), { once: true });
      });
      await payWith(shopper, fields, CARDS.pays);
      await toSign(shopper);
      await page.reload();
      await toSign(shopper);
      await page.goBack();
      await arriveAt(shopper, paths.signatures());
      await toSign(shopper);
      await visit(shopper, paths.onlinePayment());
      await arriveAt(shopper, paths.signatures());
      await toSign(shopper);
      expect(await booked(held)).toEqual(['authorize']);
    }));

  inLongForm(() => {
    test("the quote's own screens lead to the payment while it is open, and to the signature after it [R9-2]", () =>
      tell(async (shopper) => {
        const { held, fields } = await toCard(shopper);
        const other: Shopper = { ...shopper, page: await shopper.context.newPage() };
        for (const screen of [paths.vehicles(), paths.rates(held.quoteId)]) {
          await visit(other, screen);
          await arriveAt(other, paths.onlinePayment());
          await cardFields(other);
        }
        await payWith(shopper, fields, CARDS.pays);
        await toSign(shopper);
        await visit(other, paths.drivers());
        await toSign(other);
        expect(await booked(held)).toEqual(['authorize']);
        await other.page.close();
      }));

    test('two tabs pay at once: both continue to the signature of the one payment [R8-17]', () =>
      tell(async (shopper) => {
        const { held, fields } = await toCard(shopper);
        const other: Shopper = { ...shopper, page: await shopper.context.newPage() };
        await visit(other, paths.onlinePayment());
        const others = await cardFields(other);
        await Promise.all([payWith(shopper, fields, CARDS.pays), payWith(other, others, CARDS.pays)]);
        await Promise.all([toSign(shopper), toSign(other)]);
        expect(await booked(held)).toEqual(['authorize']);
        await other.page.close();
      }));
  });

  test('the browser closed after paying, and again after signing: the purchase continues without it [R8-14]', () =>
    tell(async (shopper) => {
      const { t } = shopper;
      const { held, fields } = await toCard(shopper);
      const lostBind = shopper.wire.disturb({
        match: ({ pathname }, method) => method === 'POST' && pathname.endsWith('/bind'),
        hang: true,
      });
      await payWith(shopper, fields, CARDS.pays);
      await arriveAt(shopper, paths.signatures());
      await shopper.page.waitForLoadState();
      await newWindow(shopper);
      await untilStatus(held, 'BOUND');
      lostBind();
      await visit(shopper, paths.finalRates(held.quoteId));
      await toSign(shopper);
      await link(shopper, t('bind:signing.call')).click();
      const lostReturn = shopper.wire.disturb({
        match: ({ pathname }) => pathname === paths.confirmation(held.quoteId),
        hang: true,
      });
      await signAll(shopper, shopper.page, NAME);
      await untilAsked(shopper, paths.confirmation(held.quoteId));
      await newWindow(shopper);
      await untilStatus(held, 'COMPLETE');
      lostReturn();
      await visit(shopper, paths.signatures());
      await arriveAt(shopper, paths.final(held.quoteId));
      await button(shopper, t('bind:policy.home')).waitFor();
      expect(await booked(held)).toEqual(['authorize', 'capture']);
    }));
});
