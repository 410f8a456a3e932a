import { paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { pickIn, press, seeFocusedHeading, tabTo } from '../journey/keyboard';
import { arriveAt, button, link, seeHeading, visit } from '../journey/page';
import { priceShown } from '../journey/rates';
import { zipField } from '../journey/start';
import { LANGUAGES } from '../journey/texts';
import { VIN } from '../journey/vehicles';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

async function answerQuote(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await seeFocusedHeading(shopper, t('quotes:edit.title'));
  await pickIn(shopper, t('quotes:edit.home'), t('quotes:edit.homeNo'));
  await pickIn(shopper, t('quotes:edit.insured'), t('quotes:edit.insuredNo'));
  await press(page, button(shopper, t('quotes:edit.submit')));
}

async function addCar(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await seeFocusedHeading(shopper, t('vehicles:form.addTitle'));
  await pickIn(shopper, t('vehicles:picker.legend'), t('vehicles:picker.vin'));
  await tabTo(page, page.getByRole('textbox', { name: t('vehicles:picker.vinLabel'), exact: true }));
  await page.keyboard.type(VIN);
  await page.getByRole('heading', { name: t('vehicles:picker.found') }).waitFor();
  await pickIn(shopper, t('vehicles:use.legend'), t('vehicles:use.commute'));
  await press(page, button(shopper, t('vehicles:form.save')));
  await seeFocusedHeading(shopper, t('vehicles:list.title'));
  await press(page, link(shopper, t('vehicles:list.continueDrivers')));
}

async function addSelf(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await seeFocusedHeading(shopper, t('drivers:form.titleFirst'));
  await tabTo(page, page.getByRole('textbox', { name: t('drivers:form.age'), exact: true }));
  await page.keyboard.type('42');
  await pickIn(shopper, t('drivers:gender.legend'), t('drivers:gender.female'));
  await pickIn(shopper, t('drivers:marital_status.legend'), t('drivers:marital_status.married'));
  await pickIn(shopper, t('drivers:credit_score.legend'), t('drivers:credit_score.good'));
  await press(page, button(shopper, t('drivers:form.saveFirst')));
  await seeFocusedHeading(shopper, t('drivers:list.title'));
  await press(page, link(shopper, t('drivers:list.save')));
}

describe('keyboard only, from the ZIP to the purchase', () => {
  // The purchase is tested in Spanish (purchaseKeyboard.e2e.ts).
  test.each(rows(LANGUAGES, (language) => language === 'en'))('%s', (language) =>
    tell(
      async (shopper) => {
        const { page, t } = shopper;
        await visit(shopper, paths.start());
        await tabTo(page, zipField(shopper));
        await page.keyboard.type('43215');
        await page.keyboard.press('Enter');
        await answerQuote(shopper);
        await addCar(shopper);
        await addSelf(shopper);
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
