import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright-core';
import { getQuote } from '@shared/api-client/requests';
import { formatCents, paths, type CarrierId } from '@shared/domain';
import siteConfig from '../../../../hosts/shell/site.config.json';
import { arriveAt, button, link, seeHeading, stored, visit } from '../journey/page';
import { axeFindings, overflow, rawTexts } from '../journey/looks';
import { CARDS, cardFields, choosePlan, payWith, toPlans } from '../journey/payment/pay';
import { signAll } from '../journey/payment/sign';
import type { HeldQuote } from '../system/heldQuote';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import { type CardService, ledgerOf } from '../system/providers';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

const isMarketing = ({ href }: URL): boolean => href.startsWith(siteConfig.marketingUrl);
const NAME = 'Wilhelmina Quackenbush';

/** The first letters of a file that was downloaded. */
async function headOf(file: Download): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'quote-e2e-paper-')), 'paper.pdf');
  await file.saveAs(path);
  return readFileSync(path).subarray(0, 5).toString();
}

async function looksWell({ page }: Shopper): Promise<void> {
  const findings = [...(await axeFindings(page)), ...(await overflow(page)), ...(await rawTexts(page))];
  expect(findings).toEqual([]);
}

/** Pays, in the frame of the carrier's system; the hosted form is closed after it. */
async function pay(shopper: Shopper, service: CardService): Promise<void> {
  const fields = await cardFields(shopper);
  await payWith(fields, CARDS.pays);
  if (service === 'payment-form') await fields.getByRole('button', { name: 'Close' }).click();
  await arriveAt(shopper, paths.signatures());
}

async function sign(shopper: Shopper, service: CardService): Promise<void> {
  const { page, t } = shopper;
  await seeHeading(shopper, t('bind:signing.heading'));
  await looksWell(shopper);
  if (service === 'payment-form') return signAll(page.frameLocator('iframe'), NAME);
  await link(shopper, t('bind:signing.call')).click();
  return signAll(page, NAME);
}

describe('a policy bought in the browser, from the final price to its papers', () => {
  test.each<[CardService, CarrierId, string]>([
    ['card-sdk', 'FCIC', 'final'],
    ['payment-form', 'IIC', 'issued'],
  ])('%s, with %s: charged once, and the policy document is there', (service, carrier, last) =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      const { client, quoteId } = await standAtFinalQuote(shopper, carrier);
      await toPlans(shopper);
      await looksWell(shopper);
      await choosePlan(shopper, service === 'card-sdk' ? paths.onlinePayment() : paths.cardDetails());
      await pay(shopper, service);
      await sign(shopper, service);
      await arriveAt(shopper, `/bol/quotes/${quoteId}/${last}`);
      await seeHeading(shopper, t('bind:policy.heading'));
      const {
        policy_number: number,
        quote_number: reference,
        selected_pay_plan,
      } = await getQuote(client, quoteId);
      const amount = selected_pay_plan?.deposit ?? 0;
      const policy = page.getByRole('region', { name: t('bind:policy.cardLabel') });
      await policy.getByText(String(number)).waitFor();
      await policy.getByText(formatCents(amount)).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        link(shopper, t('bind:policy.downloadOf', { paper: t('bind:policy.paper.dec_page') })).click(),
      ]);
      expect(await headOf(file)).toBe('%PDF-');
      await looksWell(shopper);
      const booked = await ledgerOf(service, String(reference));
      expect(booked.map((entry) => [entry.kind, entry.amount])).toEqual([
        ['authorize', amount],
        ['capture', amount],
      ]);
      // Back, whatever it leads to, ends where the policy is.
      await page.goto(shopper.site + paths.payments());
      await arriveAt(shopper, `/bol/quotes/${quoteId}/${last}`);
      await page.route(isMarketing, (route) => route.fulfill({ contentType: 'text/html', body: 'welcome' }));
      await button(shopper, t('bind:policy.home')).click();
      await page.waitForURL(isMarketing, { waitUntil: 'commit' });
      await visit(shopper, paths.privacy());
      await seeHeading(shopper, t('shell:privacyPage.title'));
      expect(await stored(shopper, 'quoteId')).toBeNull();
    }),
  );
});

/** At the card fields of the carrier's system. */
async function toCard(shopper: Shopper, carrier: CarrierId) {
  const held = await standAtFinalQuote(shopper, carrier);
  await toPlans(shopper);
  await choosePlan(shopper, carrier === 'FCIC' ? paths.onlinePayment() : paths.cardDetails());
  return { ...held, fields: await cardFields(shopper) };
}

/** What the card service has booked for a quote, in order. */
async function bookedFor({ client, quoteId }: HeldQuote, service: CardService): Promise<string[]> {
  const { quote_number: reference } = await getQuote(client, quoteId);
  return (await ledgerOf(service, String(reference))).map(({ kind }) => kind);
}

describe('a payment that comes to nothing, or twice', () => {
  test.each<[CardService, CarrierId, string]>([
    ['card-sdk', 'FCIC', 'cancelled'],
    ['payment-form', 'IIC', 'closed'],
  ])('%s left without paying: back at the final quote, nothing booked', (service, carrier, news) =>
    tell(async (shopper) => {
      const held = await toCard(shopper, carrier);
      await held.fields.getByRole('button', { name: 'Cancel' }).click();
      await arriveAt(shopper, paths.finalRates(held.quoteId));
      await shopper.page.getByText(shopper.t(`bind:paymentNews.${news}.title`)).waitFor();
      await looksWell(shopper);
      expect(await bookedFor(held, service)).toEqual([]);
    }),
  );

  test('a declined card, then another; a reload after paying and Back: one charge', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      const held = await toCard(shopper, 'FCIC');
      await payWith(held.fields, CARDS.declined);
      await held.fields
        .getByText(/declined/)
        .first()
        .waitFor();
      await payWith(held.fields, CARDS.pays);
      await seeHeading(shopper, t('bind:signing.heading'));
      await page.reload();
      await seeHeading(shopper, t('bind:signing.heading'));
      await page.goto(shopper.site + paths.onlinePayment());
      await arriveAt(shopper, paths.signatures());
      await page.goto(shopper.site + paths.payments());
      await arriveAt(shopper, paths.signatures());
      expect(await bookedFor(held, 'card-sdk')).toEqual(['authorize']);
    }));

  test('two tabs that pay: the second goes on with what the first has paid', () =>
    tell(async (shopper) => {
      const { context, t } = shopper;
      const held = await toCard(shopper, 'FCIC');
      const other = { ...shopper, page: await context.newPage() };
      await visit(other, paths.onlinePayment());
      await cardFields(other);
      await payWith(held.fields, CARDS.pays);
      await seeHeading(shopper, t('bind:signing.heading'));
      await arriveAt(other, paths.signatures());
      await seeHeading(other, t('bind:signing.heading'));
      expect(await bookedFor(held, 'card-sdk')).toEqual(['authorize']);
    }));

  test('a card service whose script does not come: back at the final quote, and it is said', () =>
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
