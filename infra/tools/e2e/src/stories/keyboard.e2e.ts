import { paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { pickIn, press, seeFocusedHeading } from '../journey/keyboard';
import { walkByKeyboard } from '../journey/keyboardWalk';
import { arriveAt, button, link, seeHeading, visit } from '../journey/page';
import { priceShown } from '../journey/rates';
import { LANGUAGES } from '../journey/texts';
import { tell } from '../system/story';

describe('keyboard only, from the ZIP to the purchase', () => {
  // The purchase is tested in Spanish (purchaseKeyboard.e2e.ts).
  test.each(rows(LANGUAGES, (language) => language === 'en'))('%s', (language) =>
    tell(
      async (shopper) => {
        const { page, t } = shopper;
        await visit(shopper, paths.start());
        await walkByKeyboard(shopper);
        await priceShown(shopper);
        await pickIn(shopper, t('rates:plan.legend'), t('rates:plan.pay_in_full'));
        await priceShown(shopper);
        await press(page, button(shopper, t('rates:overview.buyOnline')));
        await arriveAt(shopper, paths.policyDetails());
        await seeFocusedHeading(shopper, t('bind:policyDetails.heading'));
      },
      { language },
    ),
  );

  test('a dialog keeps the focus; Escape closes it and restores the focus', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await visit(shopper, paths.start({ zipCode: '43215' }));
      await seeHeading(shopper, t('quotes:edit.title'));
      const opener = button(shopper, t('actions.start_over'));
      await press(page, opener);
      const dialog = page.getByRole('dialog', { name: t('start_over.title') });
      await dialog.waitFor();
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        );
        expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  test('the first Tab reaches the skip link', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await visit(shopper, paths.contactUs());
      await seeHeading(shopper, t('shell:contactUs.title'));
      await page.keyboard.press('Tab');
      await press(page, link(shopper, t('shell:skip')));
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    }));
});
