import { type CarrierId, CARRIERS, paths } from '@shared/domain';
import { axeFindings, overflow, painted } from '../journey/looks';
import { button, seeHeading } from '../journey/page';
import { CARDS, cardFields, choosePlan, payWith, toPlans } from '../journey/payment/pay';
import { watchDocuments } from '../journey/shifts';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** The greatest layout shift that counts as good. */
const GOOD = 0.1;

const cardPage = (carrier: CarrierId): string =>
  CARRIERS[carrier].paymentSystem === 'sdk' ? paths.onlinePayment() : paths.cardDetails();

/** The dialog that appears with three minutes left of the half hour; only the browser's clock moves. */
async function untilWarned({ page, t }: Shopper) {
  await page.clock.fastForward('27:10');
  const dialog = page.getByRole('dialog', { name: t('bind:card.time.title', { count: 3 }) });
  await dialog.waitFor();
  return dialog;
}

/** Whether a click at the middle of the dialog's main button reaches it, and not something above it. */
const isOnTop = (shopper: Shopper): Promise<boolean> =>
  button(shopper, shopper.t('bind:card.time.more')).evaluate((more) => {
    const { x, y, width, height } = more.getBoundingClientRect();
    return more.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test.each(['FCIC', 'IIC'] as const)(
  'the payment of %s warns before it closes, above the card fields, and one press keeps it and the typed card',
  (carrier) =>
    tell(
      async (shopper) => {
        const { page, t } = shopper;
        await page.clock.install();
        await standAtFinalQuote(shopper, carrier);
        await toPlans(shopper);
        await choosePlan(shopper, cardPage(carrier));
        const fields = await cardFields(shopper);
        await fields.getByLabel(t('card:number')).fill(CARDS.pays);
        const dialog = await untilWarned(shopper);
        expect(await isOnTop(shopper)).toBe(true);
        expect([await axeFindings(page), await overflow(page)]).toEqual([[], []]);
        await button(shopper, t('bind:card.time.more')).click();
        await dialog.waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
        expect(await fields.getByLabel(t('card:number')).inputValue()).toMatch(/^4242/);
        await payWith(shopper, fields, CARDS.pays);
        await seeHeading(shopper, t('bind:signing.heading'));
      },
      // The browser's clock is now ahead: its next call gets the server's time, and is repeated.
      { allowed: [/status of 400/] },
    ),
);

test.each([320, 390])(
  'on a phone %i px wide, no document of the card page shifts, nor after a reload',
  (width) =>
    tell(async (shopper) => {
      const { page } = shopper;
      await page.setViewportSize({ width, height: 844 });
      await standAtFinalQuote(shopper, 'FCIC');
      await toPlans(shopper);
      const shifted = await watchDocuments(shopper, GOOD);
      await page.reload();
      await choosePlan(shopper, cardPage('FCIC'));
      await cardFields(shopper);
      await painted(page);
      expect(await shifted()).toEqual([]);
      await page.reload();
      await cardFields(shopper);
      await painted(page);
      expect(await shifted()).toEqual([]);
    }),
);
