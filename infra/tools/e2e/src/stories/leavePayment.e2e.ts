import { getQuote, updateQuote } from '@shared/api-client/requests';
import { CARRIERS, type CarrierId, paths, SESSION_KEYS } from '@shared/domain';
import { finalHeading } from '../journey/application/lastSteps';
import { seeHeading } from '../journey/page';
import { CARDS, cardFields, choosePlan, payWith, toPlans } from '../journey/payment/pay';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import { ledgerOf, statusOf, type CardService } from '../system/providers';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

const cardPage = (carrier: CarrierId): string =>
  CARRIERS[carrier].paymentSystem === 'sdk' ? paths.onlinePayment() : paths.cardDetails();
const serviceOf = (carrier: CarrierId): CardService =>
  CARRIERS[carrier].paymentSystem === 'sdk' ? 'card-sdk' : 'payment-form';

/** Goes to the card's own fields, through the plans. */
async function standAtCard(shopper: Shopper, carrier: CarrierId) {
  const held = await standAtFinalQuote(shopper, carrier);
  await toPlans(shopper);
  await choosePlan(shopper, cardPage(carrier));
  await cardFields(shopper);
  return held;
}

const pathOf = ({ page }: Shopper): string => new URL(page.url()).pathname;

/** The payment that this tab's card page shows. */
const sessionOf = ({ page }: Shopper): Promise<string> =>
  page.evaluate((name) => sessionStorage.getItem(name) ?? '', SESSION_KEYS.cardPayment);

/** Expects the rates, and that nothing was charged. */
async function seeLeft(shopper: Shopper, quoteId: string): Promise<void> {
  const { page, t } = shopper;
  await page.getByText(t('bind:paymentNews.cancelled.title')).waitFor();
  expect(pathOf(shopper)).toBe(paths.finalRates(quoteId));
}

describe.each(['FCIC', 'IIC'] as const)('Back from the card page of %s', (carrier) => {
  test('leads to the rates and releases the payment; the plan can be chosen and paid again [4-68, 4-72, R17-4]', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      const { client, quoteId } = await standAtCard(shopper, carrier);
      const session = await sessionOf(shopper);
      await page.goBack({ waitUntil: 'commit' });
      await seeLeft(shopper, quoteId);
      const { status, quote_number: reference } = await getQuote(client, quoteId);
      expect(status).toBe('FINAL_RATED');
      expect(await statusOf(serviceOf(carrier), session)).toBe('cancelled');

      // Forward must not show a dead card page.
      await page.goForward({ waitUntil: 'commit' });
      await seeHeading(shopper, finalHeading(shopper.t));
      expect(pathOf(shopper)).toBe(paths.finalRates(quoteId));

      await toPlans(shopper);
      await choosePlan(shopper, cardPage(carrier));
      await cardFields(shopper);
      await page.reload();
      await page.goBack({ waitUntil: 'commit' });
      await seeLeft(shopper, quoteId);
      await getQuote(client, quoteId);
      await updateQuote(client, quoteId, { homeowner: true });
      expect(await ledgerOf(serviceOf(carrier), reference ?? '')).toEqual([]);
    }));
});

test('Back after the card is charged but before its form is closed leads to the signatures [R8-3]', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    const { client, quoteId } = await standAtCard(shopper, 'IIC');
    const fields = await cardFields(shopper);
    await payWith(shopper, fields, CARDS.pays);
    await fields.getByRole('button', { name: t('card:close') }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await seeHeading(shopper, t('bind:signing.heading'));
    expect(pathOf(shopper)).toBe(paths.signatures());
    const { quote_number: reference } = await getQuote(client, quoteId);
    expect(await ledgerOf('payment-form', reference ?? '')).toMatchObject([{ kind: 'authorize' }]);
  }));
