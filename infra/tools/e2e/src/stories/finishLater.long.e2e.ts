import { paths } from '@shared/domain';
import { anAddress, follow, letterWords, openLetter, openQuote, SPENT } from '../journey/letters';
import { arriveAt, button, seeHeading, visit, type Walker } from '../journey/page';
import { choosePlan, toPlans } from '../journey/payment/pay';
import type { Language } from '../journey/texts';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import { holdPurchase, WHOLE_VIN } from '../system/heldPurchase';
import { standAtDrivers } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** A step that is not the furthest one, so that only the link can lead to it. */
interface LeftStep {
  name: string;
  language: Language;
  path: string;
  stand: (shopper: Shopper) => Promise<unknown>;
  see: (walker: Walker) => Promise<void>;
}

const LEFT: readonly LeftStep[] = [
  {
    name: 'the drivers of a quote',
    language: 'en',
    path: paths.drivers(),
    stand: standAtDrivers,
    see: (walker) => seeHeading(walker, walker.t('drivers:list.title')),
  },
  {
    name: 'the cars of a purchase',
    language: 'es',
    path: paths.purchaseVehicles(),
    stand: async (shopper) => {
      await holdPurchase(shopper);
      await visit(shopper, paths.purchaseVehicles());
    },
    see: ({ page }) => page.getByText(WHOLE_VIN).first().waitFor(),
  },
  {
    name: 'the card page of the hosted form',
    language: 'en',
    path: paths.cardDetails(),
    stand: async (shopper) => {
      await standAtFinalQuote(shopper, 'IIC');
      await toPlans(shopper);
      await choosePlan(shopper, paths.cardDetails());
    },
    see: (walker) => button(walker, walker.t('bind:card.open')).waitFor(),
  },
];

async function finishLater(shopper: Shopper, to: string): Promise<void> {
  const { page, t } = shopper;
  await button(shopper, t('shell:finishLater')).click();
  await page.getByRole('textbox', { name: t('shell:later.email') }).fill(to);
  await button(shopper, t('shell:later.submit')).click();
  await page.getByText(t('shell:later.sentTitle', { email: to })).waitFor();
}

/** Opens the letter's link in a new browser. */
const openLink = (
  to: string,
  language: Language,
  see: (reader: Walker) => Promise<void>,
  allowed: RegExp[] = [],
) =>
  tell(
    async (other) => {
      await openLetter(other, to);
      const reader = await follow(other, letterWords(other).action);
      await openQuote(reader);
      await see(reader);
    },
    { allowed, language },
  );

test.each(LEFT)(
  'left at $name: the link opens the same step in another browser, once [R34-2, R39-5]',
  ({ language, path, stand, see }) =>
    tell(
      async (owner) => {
        const to = anAddress();
        await stand(owner);
        await see(owner);
        await finishLater(owner, to);
        await openLink(to, language, async (reader) => {
          await arriveAt(reader, path);
          await see(reader);
        });
        await openLink(to, language, (late) => seeHeading(late, late.t('shell:resumeLink.spentTitle')), [
          SPENT,
        ]);
        expect(owner.wire.seen.filter((address) => address.includes(to))).toEqual([]);
      },
      { language },
    ),
);
