import { paths } from '@shared/domain';
import { addPolicyholder, fillDriver, POLICYHOLDER } from '../journey/drivers';
import { answer, arriveAt, button, choose, link, seeHeading, stored, visit } from '../journey/page';
import { buyOnline, openComparison, priceShown, toPrices } from '../journey/rates';
import { straightToPrices, toDrivers } from '../journey/straightWay';
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

  test('Back and Forward walk the steps, and the answers stay', () =>
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

  test('Back restores the scroll position on a long screen, although its heading renders first (ADR 0021)', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await page.setViewportSize({ width: 360, height: 640 });
      await straightToPrices(shopper);
      await openComparison(shopper);
      const way = link(shopper, t('rates:compare.back'));
      const left = await way.evaluate((element: HTMLElement) => {
        element.scrollIntoView();
        const place = window.scrollY;
        element.click();
        return place;
      });
      expect(left).toBeGreaterThan(640);
      await priceShown(shopper);
      await page.goBack();
      await way.waitFor();
      await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 50, left);
    }));

  test('Back and Forward at each form keep typed but unsaved answers', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      const thereAndBack = async (heading: string) => {
        const here = page.getByRole('heading', { level: 1, name: heading, exact: true });
        await page.goBack();
        await here.waitFor({ state: 'detached' });
        await page.goForward();
        await here.waitFor();
      };
      await startWithZip(shopper, '43215');
      await seeHeading(shopper, t('quotes:edit.title'));
      await choose(shopper, t('quotes:edit.home'), t('quotes:edit.homeYes'));
      await choose(shopper, t('quotes:edit.insured'), t('quotes:edit.insuredYes'));
      const insurer = page.getByRole('textbox', { name: t('quotes:edit.insurer') });
      await insurer.fill('Example Mutual');
      await thereAndBack(t('quotes:edit.title'));
      expect(await insurer.inputValue()).toBe('Example Mutual');
      await choose(shopper, t('quotes:edit.insured'), t('quotes:edit.insuredNo'));
      await button(shopper, t('quotes:edit.submit')).click();
      await arriveAt(shopper, paths.newVehicle());
      await pickByVin(shopper);
      await choose(shopper, t('vehicles:use.legend'), t('vehicles:use.farm'));
      await thereAndBack(t('vehicles:form.addTitle'));
      await page.getByRole('heading', { name: '2003 Honda Accord' }).waitFor();
      expect(await answer(shopper, t('vehicles:use.legend'), t('vehicles:use.farm')).isChecked()).toBe(true);
      await button(shopper, t('vehicles:form.save')).click();
      await arriveAt(shopper, paths.vehicles());
      await onToDrivers(shopper);
      await fillDriver(shopper, POLICYHOLDER);
      await thereAndBack(t('drivers:form.titleFirst'));
      const age = page.getByRole('textbox', { name: t('drivers:form.age'), exact: true });
      expect(await age.inputValue()).toBe('42');
      await button(shopper, t('drivers:form.saveFirst')).click();
      await arriveAt(shopper, paths.drivers());
    }));

  test('without a quote every step leads to the start [2.1-15, 2.1-17]', () =>
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

  test('a deep link that is too early leads to the furthest step allowed [R39-6]', () =>
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

  test('the start offers to resume, and a new ZIP replaces the quote only after a confirmation (readings 18) [R18-3, R18-4]', () =>
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
