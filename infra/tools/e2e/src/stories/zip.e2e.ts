import { paths } from '@shared/domain';
import { anAddress, openLetter } from '../journey/letters';
import { arriveAt, button, seeHeading, visit } from '../journey/page';
import { chooseCity, offeredCities, startWithZip, typeZip, zipField } from '../journey/start';
import { tell } from '../system/story';

describe('the ZIP (specification 2.3, 2.4, readings 18)', () => {
  test('60018 offers Des Plaines and Rosemont, and the chosen one starts the quote [2.3-7, 2.3-8, 2.3-11, 2.3-12, 4-4]', () =>
    tell(async (shopper) => {
      const { t, page } = shopper;
      await startWithZip(shopper, '60018');
      await seeHeading(shopper, t('quotes:start.cityTitle', { zip: '60018' }));
      expect(await offeredCities(shopper)).toEqual(['Des Plaines (Cook)', 'Rosemont (Cook)']);
      await chooseCity(shopper, 'Rosemont', 'Cook');
      await arriveAt(shopper, paths.editQuote());
      await page.getByText(t('alerts.covered', { zip: '60018' })).waitFor();
    }));

  test('a reload keeps a typed ZIP, and the choice of its cities', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      await visit(shopper, paths.start());
      await page.locator('#static-page').waitFor({ state: 'detached' });
      await zipField(shopper).fill('6001');
      await page.reload();
      await page.locator('#static-page').waitFor({ state: 'detached' });
      expect(await zipField(shopper).inputValue()).toBe('6001');
      await typeZip(shopper, '60018');
      await offeredCities(shopper);
      await page.reload();
      await chooseCity(shopper, 'Rosemont', 'Cook');
      await arriveAt(shopper, paths.editQuote());
    }));

  test('cancelling the chooser clears the ZIP [2.3-10]', () =>
    tell(async (shopper) => {
      await startWithZip(shopper, '60018');
      await button(shopper, shopper.t('quotes:start.cancel')).click();
      await seeHeading(shopper, shopper.t('quotes:start.title'));
      expect(await zipField(shopper).inputValue()).toBe('');
    }));

  test.each(['/quotes/new', '/'])('%s?zip_code=60018 is looked up at once [2.1-1, 2.3-4]', (path) =>
    tell(async (shopper) => {
      await visit(shopper, `${path}?zip_code=60018`);
      expect(await offeredCities(shopper)).toHaveLength(2);
    }),
  );

  test('a city chosen after a link survives a reload, and so does the quote', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      await visit(shopper, paths.start({ zipCode: '60018' }));
      await offeredCities(shopper);
      const city = page.getByLabel(shopper.t('quotes:start.cityLabel'));
      await city.selectOption({ label: 'Rosemont (Cook)' });
      await page.reload();
      await offeredCities(shopper);
      expect(await city.inputValue()).toBe('Rosemont (Cook)');
      await button(shopper, shopper.t('quotes:start.citySubmit')).click();
      await arriveAt(shopper, paths.editQuote());
      await page.reload();
      await seeHeading(shopper, shopper.t('quotes:edit.title'));
      await arriveAt(shopper, paths.editQuote());
    }));

  test('a link with a ZIP that does not exist stays on the form with a message [2.3-5, R18-2]', () =>
    tell(async (shopper) => {
      await visit(shopper, paths.start({ zipCode: '00000' }));
      // At the field, where it stays; an alert at the top also shows it for four seconds.
      await shopper.page.getByRole('main').getByText(shopper.t('quotes:start.invalid')).waitFor();
      await zipField(shopper).waitFor();
      expect(new URL(shopper.page.url()).pathname).toBe(paths.start());
    }));

  test('a link with a ZIP outside the states leads to not covered [R18-5]', () =>
    tell(async (shopper) => {
      await visit(shopper, paths.start({ zipCode: '10001' }));
      await arriveAt(shopper, paths.notCovered('10001'));
    }));

  test.each(['00000', '10001'])(
    'typed, %s ends at not covered, and another ZIP can be tried [2.3-13, 2.4-1, 2.4-2, 8-1]',
    (zip) =>
      tell(async (shopper) => {
        const { t } = shopper;
        await startWithZip(shopper, zip);
        await seeHeading(shopper, t('quotes:notCovered.title', { zip }));
        await arriveAt(shopper, new RegExp(`/quotes/not-covered\\?location=${zip}`));
        await shopper.page.getByRole('link', { name: t('quotes:notCovered.action') }).click();
        await typeZip(shopper, '46204');
        await arriveAt(shopper, paths.editQuote());
      }),
  );

  test.each(['en', 'es'] as const)(
    '%s: outside our states, an email when we come can be asked for, and its link deletes the address',
    (language) =>
      tell(
        async (shopper) => {
          const { t, page } = shopper;
          const to = anAddress();
          await startWithZip(shopper, '10001');
          await page.getByRole('textbox', { name: t('quotes:notCovered.tell.email') }).fill(to);
          await page.keyboard.press('Tab');
          await page.keyboard.press('Space');
          await page.keyboard.press('Enter');
          await page.getByText(t('quotes:notCovered.tell.sentTitle', { zip: '10001' })).waitFor();
          const letter = await openLetter(shopper, to);
          const [link] = /http\S+waiting-list\/\S+/.exec(letter) ?? [''];
          expect(link).not.toContain(to);
          await visit(shopper, new URL(link).pathname);
          await button(shopper, t('shell:waitingList.delete')).click();
          await seeHeading(shopper, t('shell:waitingList.goneTitle'));
        },
        { language },
      ),
  );

  test('in Spanish the same screens are in Spanish [R27]', () =>
    tell(
      async (shopper) => {
        await startWithZip(shopper, '60018');
        await seeHeading(shopper, shopper.t('quotes:start.cityTitle', { zip: '60018' }));
        expect(await shopper.page.evaluate(() => document.documentElement.lang)).toBe('es');
      },
      { language: 'es' },
    ));
});
