import { paths } from '@shared/domain';
import type { Locator } from 'playwright-core';
import { button, seeHeading, visit } from '../journey/page';
import { toComparison } from '../journey/rates';
import { answerAbout, NOTHING_SPECIAL, startWithZip } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { pickWay } from '../journey/vehicles';
import { standAtPrices } from '../system/heldQuote';
import { tell } from '../system/story';

/** The visible styles of a control and of the label around it. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    [element, element.closest('label') ?? element]
      .map((each) => {
        const { color, backgroundColor, border, outline, textDecorationLine, fontWeight } =
          getComputedStyle(each);
        const mark = getComputedStyle(each, '::before');
        return [
          color,
          backgroundColor,
          border,
          outline,
          textDecorationLine,
          fontWeight,
          mark.backgroundColor,
        ];
      })
      .join(),
  );

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
};

describe('forced colors, small windows and no scripts (issue 17)', () => {
  test('in forced colors, what is checked and what is disabled looks different', () =>
    tell(
      async (shopper) => {
        const { page, t } = shopper;
        await startWithZip(shopper, ONE_CITY_ZIP);
        await answerAbout(shopper, NOTHING_SPECIAL);
        await pickWay(shopper, 'choose');
        const list = (name: 'year' | 'model') =>
          page.getByRole('combobox', { name: t(`vehicles:picker.${name}`), exact: true });
        expect(await list('model').isDisabled()).toBe(true);
        expect(await lookOf(list('model'))).not.toBe(await lookOf(list('year')));
        await standAtPrices(shopper);
        const plans = page.getByRole('group', { name: t('rates:plan.legend') }).getByRole('radio');
        const [checked, other] = await Promise.all([0, 1].map((at) => lookOf(plans.nth(at))));
        expect(checked).not.toBe(other);
        await toComparison(shopper);
        const boxes = page.getByRole('main').getByRole('checkbox');
        await boxes.first().locator('xpath=ancestor::label[1]').click();
        await boxes.first().and(page.locator(':checked')).waitFor({ state: 'attached' });
        expect(await lookOf(boxes.first())).not.toBe(await lookOf(boxes.nth(1)));
      },
      { forcedColors: 'active' },
    ));

  test('the Buy bar is fixed on a phone, but not in a short window', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await page.setViewportSize({ width: 360, height: 800 });
      await standAtPrices(shopper);
      const isFixed = () =>
        button(shopper, t('rates:overview.buyOnline')).evaluate((element) => {
          for (let each: Element | null = element; each !== null; each = each.parentElement)
            if (getComputedStyle(each).position === 'fixed') return true;
          return false;
        });
      expect(await isFixed()).toBe(true);
      await page.setViewportSize({ width: 560, height: 360 });
      expect(await isFixed()).toBe(false);
    }));

  test.each([320, 360, 1280])('at %i px an alert covers neither the header nor the heading', (width) =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await page.setViewportSize({ width, height: 800 });
      await startWithZip(shopper, ONE_CITY_ZIP);
      const alert = page.getByText(t('alerts.covered', { zip: ONE_CITY_ZIP }));
      await seeHeading(shopper, t('quotes:edit.title'));
      const { y } = (await alert.boundingBox()) ?? { y: 0 };
      expect(await bottomOf(page.getByRole('banner'))).toBeLessThanOrEqual(y);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(await bottomOf(alert)).toBeLessThanOrEqual(heading?.y ?? 0);
    }),
  );

  test('each link of an error summary is at least 24 px high', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await page.setViewportSize({ width: 360, height: 800 });
      await startWithZip(shopper, ONE_CITY_ZIP);
      await seeHeading(shopper, t('quotes:edit.title'));
      await button(shopper, t('quotes:edit.submit')).click();
      const links = page.getByRole('main').getByRole('alert').getByRole('link');
      await links.first().waitFor();
      for (const link of await links.all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }));

  test.each([paths.start(), paths.contactUs(), paths.privacy(), paths.accessibility()])(
    'without scripts, %s says at once what works and how to reach a person',
    (path) =>
      tell(
        async (shopper) => {
          const { page, t } = shopper;
          await visit(shopper, path);
          const words = page.locator('noscript p');
          await words.waitFor();
          expect(await words.innerText()).toContain('You can still get a quote or help from a person');
          for (const scheme of ['tel:', 'mailto:'])
            expect(await words.locator(`a[href^="${scheme}"]`).isVisible()).toBe(true);
          const { y } = (await words.boundingBox()) ?? { y: Infinity };
          expect(y).toBeLessThan(300);
          const phone = words.locator('a[href^="tel:"]');
          expect(await phone.evaluate((link) => link.getClientRects().length)).toBe(1);
          // Nothing promises to come that needs scripts.
          for (const coming of [t('shell:loading'), t('shell:late')]) {
            const shown = await page
              .getByText(coming)
              .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length);
            expect({ coming, shown }).toEqual({ coming, shown: 0 });
          }
        },
        { javaScriptEnabled: false },
      ),
  );
});
