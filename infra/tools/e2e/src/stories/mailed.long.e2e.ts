import { paths } from '@shared/domain';
import { inLongForm } from '@shared/testing/form';
// Imported directly, because the API has no entry for its letters' texts.
import { LETTER_TEXTS } from '../../../../services/api/src/mail/locales/letterTexts';
import { anAddress, follow, letterWords, openLetter, openQuote, SPENT } from '../journey/letters';
import {
  answer,
  arriveAt,
  button,
  choose,
  comeBack,
  inDialog,
  seeHeading,
  stored,
  visit,
  type Walker,
} from '../journey/page';
import { priceShown } from '../journey/rates';
import { NOISE } from '../system/faults';
import { standAtPrices } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** Emails the quote whose price is shown. */
async function mailQuote(shopper: Shopper, to: string): Promise<void> {
  const { page, t } = shopper;
  await button(shopper, t('rates:ways.email')).click();
  await page.getByRole('textbox', { name: t('rates:contact.email.to') }).fill(to);
  await inDialog(shopper, t('rates:ways.email')).click();
  await page.getByText(t('rates:contact.email.sent', { email: to })).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
}

/** Answers the homeowner question again, after checking the previous answer. */
async function changeHome(walker: Walker, [from, to]: readonly ['homeYes' | 'homeNo', 'homeYes' | 'homeNo']) {
  const { t } = walker;
  await visit(walker, paths.editQuote());
  await seeHeading(walker, t('quotes:edit.title'));
  expect(await answer(walker, t('quotes:edit.home'), t(`quotes:edit.${from}`)).isChecked()).toBe(true);
  await choose(walker, t('quotes:edit.home'), t(`quotes:edit.${to}`));
  await button(walker, t('quotes:edit.submit')).click();
  await arriveAt(walker, paths.newVehicle());
}

describe('a quote by email (readings 34 and 39)', () => {
  test('emailed, opened and changed in a second browser, updated in the first, which keeps working [2.9-16, 4-46, 8-6, R34-2]', () =>
    tell(async (owner) => {
      const price = await standAtPrices(owner);
      const prices = paths.rates((await stored(owner, 'quoteId')) ?? '');
      const to = anAddress();
      await mailQuote(owner, to);
      await tell(async (second) => {
        await openLetter(second, to);
        const reader = await follow(second, letterWords(second).action);
        await openQuote(reader);
        await arriveAt(reader, prices);
        expect(await priceShown(reader)).toBe(price);
        await changeHome(reader, ['homeNo', 'homeYes']);
      });
      const rated = owner.page.waitForResponse((answered) => /\/rates(\?|$)/.test(answered.url()));
      await comeBack(owner);
      await rated;
      expect(await priceShown(owner)).toBeLessThan(price);
      await owner.page.reload();
      expect(await priceShown(owner)).toBeLessThan(price);
      await changeHome(owner, ['homeYes', 'homeNo']);
      await visit(owner, prices);
      expect(await priceShown(owner)).toBe(price);
      expect(owner.wire.seen.filter((address) => address.includes(to))).toEqual([]);
    }));

  test('a used link says so and leads to a new one, requested with the same address [R34-3, R39-5]', () =>
    tell(async (owner) => {
      const price = await standAtPrices(owner);
      const to = anAddress();
      await mailQuote(owner, to);
      await tell(async (second) => {
        await openLetter(second, to);
        const reader = await follow(second, letterWords(second).action);
        await openQuote(reader);
        expect(await priceShown(reader)).toBe(price);
      });
      const late = async (third: Shopper) => {
        const { t } = third;
        await openLetter(third, to);
        const used = await follow(third, letterWords(third).action);
        await openQuote(used);
        await seeHeading(used, t('shell:resumeLink.spentTitle'));
        const asking = await follow(third, letterWords(third).again);
        await seeHeading(asking, t('shell:resume.title'));
        await asking.page.getByRole('textbox', { name: t('shell:resume.email') }).fill(to);
        await button(asking, t('shell:resume.submit')).click();
        await asking.page.getByText(t('shell:resume.sentTitle')).waitFor();
        await openLetter(third, to, 2);
        const renewed = await follow(third, letterWords(third).action);
        await openQuote(renewed);
        expect(await priceShown(renewed)).toBe(price);
      };
      await tell(late, { allowed: [SPENT] });
    }));

  inLongForm(() => {
    test('a lost response does not use up the link: a message, and a retry opens the quote', () =>
      tell(async (owner) => {
        const price = await standAtPrices(owner);
        const to = anAddress();
        await mailQuote(owner, to);
        const unlucky = async (second: Shopper) => {
          await openLetter(second, to);
          const reader = await follow(second, letterWords(second).action);
          const undisturbed = second.wire.disturb({
            match: ({ pathname }) => pathname === '/v2/resume',
            lose: true,
          });
          await openQuote(reader);
          await reader.page.getByText(second.t('shell:resumeLink.failed')).waitFor();
          undisturbed();
          await openQuote(reader);
          expect(await priceShown(reader)).toBe(price);
        };
        await tell(unlucky, { allowed: NOISE.offline });
      }));

    test('a quote in the second browser is replaced only after a yes', () =>
      tell(async (owner) => {
        await standAtPrices(owner);
        const mailed = await stored(owner, 'quoteId');
        const to = anAddress();
        await mailQuote(owner, to);
        await tell(async (second) => {
          const { t } = second;
          await standAtPrices(second);
          const held = await stored(second, 'quoteId');
          await openLetter(second, to);
          const reader = await follow(second, letterWords(second).action);
          await openQuote(reader);
          await button(reader, t('shell:resumeLink.replaceCancel')).click();
          expect(await stored(reader, 'quoteId')).toBe(held);
          await openQuote(reader);
          await button(reader, t('shell:resumeLink.replaceConfirm')).click();
          await arriveAt(reader, paths.rates(mailed ?? ''));
          expect(await stored(reader, 'quoteId')).toBe(mailed);
        });
      }));
  });
});

test('an agent is asked by email, with a copy to the shopper, and may call only with consent [2.9-17, R24-3, R24-4]', () =>
  tell(
    async (shopper) => {
      const { page, t } = shopper;
      await standAtPrices(shopper);
      const to = anAddress();
      await button(shopper, t('rates:ways.agent')).click();
      await page.getByRole('textbox', { name: t('rates:contact.agent.name') }).fill('Ana López');
      await page.getByRole('textbox', { name: t('rates:contact.agent.to') }).fill(to);
      await page
        .getByRole('textbox', { name: t('rates:contact.agent.phone') })
        .pressSequentially('3125550142');
      expect(await page.getByRole('dialog').getByRole('checkbox').isChecked()).toBe(false);
      await inDialog(shopper, t('rates:ways.agent')).click();
      await page.getByText(t('rates:contact.agent.sentEmail', { email: to })).waitFor();
      const text = await openLetter(shopper, to);
      expect(text).toContain('Ana López');
      expect(text).toContain('(312) 555-0142');
      expect(text).toContain(LETTER_TEXTS.es.contact.by_email);
      expect(await page.getByText('agents@milepost.example').count()).toBeGreaterThan(0);
    },
    { language: 'es' },
  ));
