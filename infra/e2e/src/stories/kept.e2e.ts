import { paths } from '@shared/domain';
import { addPolicyholder, fillDriver, POLICYHOLDER } from '../journey/drivers';
import { answer, arriveAt, button, choose, link, seeHeading, stored, visit } from '../journey/page';
import { buyOnline, priceShown, toPrices } from '../journey/rates';
import { straightToPrices, toDrivers, toFirstDriver } from '../journey/straightWay';
import { answerAbout, startWithZip, typeZip, zipField } from '../journey/start';
import { addVehicleByVin, onToDrivers, pickByVin } from '../journey/vehicles';
import { tell } from '../system/story';

describe('nothing is lost (specification 2, architecture: drafts of a step)', () => {
  test('a reload at each step keeps what was typed and what was saved', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await startWithZip(shopper, '43215');
      await seeHeading(shopper, t('quotes:edit.title'));
      await choose(shopper, t('quotes:edit.home'), t('quotes:edit.homeYes'));
      await page.reload();
      await seeHeading(shopper, t('quotes:edit.title'));
      expect(await answer(shopper, t('quotes:edit.home'), t('quotes:edit.homeYes')).isChecked()).toBe(true);
      await answerAbout(shopper, { homeowner: true, insured: null });
      await pickByVin(shopper);
      await page.reload();
      await page.getByRole('heading', { name: '2003 Honda Accord' }).waitFor();
      await choose(shopper, t('vehicles:use.legend'), t('vehicles:use.pleasure'));
      await button(shopper, t('vehicles:form.save')).click();
      await arriveAt(shopper, paths.vehicles());
      await page.reload();
      await onToDrivers(shopper);
      await fillDriver(shopper, POLICYHOLDER);
      await page.reload();
      await seeHeading(shopper, t('drivers:form.titleFirst'));
      const age = page.getByRole('textbox', { name: t('drivers:form.age'), exact: true });
      expect(await age.inputValue()).toBe('42');
      await button(shopper, t('drivers:form.saveFirst')).click();
      await arriveAt(shopper, paths.drivers());
      await page.reload();
      const price = await toPrices(shopper);
      await page.reload();
      expect(await priceShown(shopper)).toBe(price);
      await buyOnline(shopper);
      await page.reload();
      await seeHeading(shopper, t('bind:policyDetails.heading'));
    }));

  test('Back walks the way back, Forward the way there, and the answers stand', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      const price = await straightToPrices(shopper);
      for (const heading of [
        t('drivers:list.title'),
        t('drivers:form.titleAdd'),
        t('vehicles:list.title'),
        t('vehicles:form.addTitle'),
        t('quotes:edit.title'),
      ]) {
        await page.goBack();
        await seeHeading(shopper, heading);
      }
      expect(await answer(shopper, t('quotes:edit.home'), t('quotes:edit.homeNo')).isChecked()).toBe(true);
      for (let step = 0; step < 5; step += 1) await page.goForward();
      expect(await priceShown(shopper)).toBe(price);
    }));

  test('without a quote every step leads to the start', () =>
    tell(async (shopper) => {
      for (const path of [
        paths.editQuote(),
        paths.vehicles(),
        paths.newDriver(),
        paths.review(),
        paths.policyDetails(),
        '/anything',
      ]) {
        await visit(shopper, path);
        await seeHeading(shopper, shopper.t('quotes:start.title'));
        await arriveAt(shopper, paths.start());
      }
    }));

  test('a deep link that is too early lands at the furthest step allowed', () =>
    tell(async (shopper) => {
      const { t } = shopper;
      await startWithZip(shopper, '43215');
      await seeHeading(shopper, t('quotes:edit.title'));
      await visit(shopper, paths.review());
      await arriveAt(shopper, paths.editQuote());
      await answerAbout(shopper, { homeowner: false, insured: null });
      await addVehicleByVin(shopper);
      const quoteId = (await stored(shopper, 'quoteId')) ?? '';
      await visit(shopper, paths.policyDetails());
      await arriveAt(shopper, /^\/(drivers|quotes|vehicles)\//);
      await visit(shopper, paths.drivers());
      await seeHeading(shopper, new RegExp(`${t('drivers:list.title')}|${t('drivers:form.titleFirst')}`));
      await visit(shopper, paths.vehicles());
      await onToDrivers(shopper);
      await addPolicyholder(shopper);
      await toPrices(shopper);
      await visit(shopper, paths.policyDetails());
      await arriveAt(shopper, new RegExp(`^/quotes/${quoteId}/rates/?$`));
      await priceShown(shopper);
    }));

  test('the start offers to go on, and a new ZIP replaces the quote only after asking (readings 18)', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await toDrivers(shopper);
      const before = await stored(shopper, 'quoteId');
      await visit(shopper, paths.start());
      await link(shopper, t('quotes:resume.action')).click();
      await seeHeading(shopper, t('quotes:review.title'));
      await visit(shopper, paths.start());
      await zipField(shopper).waitFor();
      await page.locator('#static-page').waitFor({ state: 'detached' });
      await typeZip(shopper, '46204');
      const dialog = page.getByRole('dialog', { name: t('quotes:replace.title') });
      await dialog.getByRole('button', { name: t('quotes:replace.cancel') }).click();
      expect(await stored(shopper, 'quoteId')).toBe(before);
      await button(shopper, t('quotes:start.submit')).click();
      await dialog.getByRole('button', { name: t('quotes:replace.confirm') }).click();
      await arriveAt(shopper, paths.editQuote());
      expect(await stored(shopper, 'quoteId')).not.toBe(before);
    }));
});

describe('two tabs', () => {
  test('start over in one ends the journey in the other too, and nothing of the quote stays (readings 28)', () =>
    tell(async (shopper) => {
      const { page, t, context } = shopper;
      await toFirstDriver(shopper);
      const second = await context.newPage();
      const other = { ...shopper, page: second };
      await visit(other, paths.vehicles());
      await seeHeading(other, t('vehicles:list.title'));
      await visit(shopper, paths.editQuote());
      await seeHeading(shopper, t('quotes:edit.title'));
      await button(shopper, t('actions.start_over')).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('start_over.confirm') })
        .click();
      await seeHeading(shopper, t('quotes:start.title'));
      await seeHeading(other, t('quotes:start.title'));
      const names = await second.evaluate(() => Object.keys(localStorage));
      expect(names.filter((name) => /quote|state|filled|pending/i.test(name))).toEqual([]);
    }));

  test('an edit in one is not overwritten by another that has not heard of it: the API refuses, the screen says so', () =>
    tell(
      async (shopper) => {
        const { t, context } = shopper;
        await toDrivers(shopper);
        const second = await context.newPage();
        // This tab hears nothing of the other, as one that slept.
        await second.addInitScript(() => {
          Reflect.deleteProperty(globalThis, 'BroadcastChannel');
          addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
        });
        const other = { ...shopper, page: second };
        const editYou = t('drivers:list.editNamed', { driver: t('drivers:name.you') });
        for (const walker of [shopper, other]) {
          await visit(walker, paths.drivers());
          await link(walker, editYou).click();
          await seeHeading(walker, t('drivers:form.titleEdit', { driver: t('drivers:name.you') }));
        }
        const age = (walker: typeof shopper) =>
          walker.page.getByRole('textbox', { name: t('drivers:form.age'), exact: true });
        await age(shopper).fill('55');
        await button(shopper, t('drivers:form.saveEdit')).click();
        await arriveAt(shopper, paths.drivers());
        await age(other).fill('66');
        await button(other, t('drivers:form.saveEdit')).click();
        // The API refuses the older version (412), the screen says so, and the person decides by saving again.
        await second.getByText(t('errors.version_stale')).first().waitFor();
        await button(other, t('drivers:form.saveEdit')).click();
        await arriveAt(other, paths.drivers());
        await second
          .getByText(t('drivers:age', { age: 66 }))
          .first()
          .waitFor();
      },
      { allowed: [/status of 412/] },
    ));
});
