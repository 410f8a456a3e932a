import { paths } from '@shared/domain';
import { arriveAt, button, link, seeHeading, visit } from '../journey/page';
import { toDrivers, toFirstDriver } from '../journey/straightWay';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** Another tab of the same browser. A deaf one hears nothing of the first, as one that slept. */
async function openTab(shopper: Shopper, { deaf }: { deaf: boolean }): Promise<Shopper> {
  const page = await shopper.context.newPage();
  if (deaf) {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    });
  }
  return { ...shopper, page };
}

const namesStored = ({ page }: Shopper): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

describe('start over with two tabs open', () => {
  test('after asking both go to the start, and nothing of the quote stays [2.5-6, 2.13-6, 4-36, 8-21, R28]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await toFirstDriver(shopper);
      const other = await openTab(shopper, { deaf: false });
      await visit(other, paths.vehicles());
      await seeHeading(other, t('vehicles:list.title'));
      await visit(shopper, paths.editQuote());
      await seeHeading(shopper, t('quotes:edit.title'));
      const dialog = page.getByRole('dialog', { name: t('start_over.title') });
      await button(shopper, t('actions.start_over')).click();
      await dialog.getByText(t('start_over.body')).waitFor();
      await dialog.getByRole('button', { name: t('start_over.cancel') }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await namesStored(shopper)).toEqual(
        expect.arrayContaining(['quoteId', 'quoteKey', 'stateCode']),
      );
      await button(shopper, t('actions.start_over')).click();
      await dialog.getByRole('button', { name: t('start_over.confirm') }).click();
      for (const tab of [shopper, other]) {
        await arriveAt(tab, paths.start());
        await seeHeading(tab, t('quotes:start.title'));
        const names = await namesStored(tab);
        expect(names.filter((name) => /quote|state|filled|pending/i.test(name))).toEqual([]);
        const drafts = await tab.page.evaluate(() => Object.keys(sessionStorage));
        expect(drafts.filter((name) => name.startsWith('draft:'))).toEqual([]);
      }
      // Back does not bring it up again either.
      await other.page.goBack();
      await seeHeading(other, t('quotes:start.title'));
    }));
});

describe('two tabs that edit the same quote', () => {
  test('an edit in one is not overwritten by another that has not heard of it: the API refuses, the screen says so', () =>
    tell(
      async (shopper) => {
        const { t } = shopper;
        await toDrivers(shopper);
        const other = await openTab(shopper, { deaf: true });
        const editYou = t('drivers:list.editNamed', { driver: t('drivers:name.you') });
        for (const walker of [shopper, other]) {
          await visit(walker, paths.drivers());
          await link(walker, editYou).click();
          await seeHeading(walker, t('drivers:form.titleEdit', { driver: t('drivers:name.you') }));
        }
        const age = (walker: Shopper) =>
          walker.page.getByRole('textbox', { name: t('drivers:form.age'), exact: true });
        await age(shopper).fill('55');
        await button(shopper, t('drivers:form.saveEdit')).click();
        await arriveAt(shopper, paths.drivers());
        await age(other).fill('66');
        await button(other, t('drivers:form.saveEdit')).click();
        // The API refuses the older version (412), the screen says so, and the person decides by saving again.
        await other.page.getByText(t('errors.version_stale')).first().waitFor();
        expect(await age(other).inputValue()).toBe('66');
        await button(other, t('drivers:form.saveEdit')).click();
        await arriveAt(other, paths.drivers());
        await other.page
          .getByText(t('drivers:age', { age: 66 }))
          .first()
          .waitFor();
      },
      { allowed: [/status of 412/] },
    ));
});
