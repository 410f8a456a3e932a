import { inLongForm, rows } from '@shared/testing/form';
import { getQuote } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { addDriver, TEENAGER } from '../journey/drivers';
import { removeOne } from '../journey/lists';
import { arriveAt, button, choose, link, seeHeading, stored, visit } from '../journey/page';
import { openSheet, priceShown } from '../journey/rates';
import { typeZip } from '../journey/start';
import { pickByVin } from '../journey/vehicles';
import { ZIPS } from '../journey/zips';
import { clientOf } from '../system/apiClient';
import { CAR, holdQuote, standAtDrivers, standAtPrices } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

/** Another tab of the same browser. A deaf one receives no events from the first, like a suspended tab. */
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
  test('after a confirmation both return to the start, and nothing of the quote stays [2.5-6, 2.13-6, 4-36, 8-21, R28, R28-3]', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await holdQuote(shopper, 'car');
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
      // Back does not restore it either.
      await other.page.goBack();
      await seeHeading(other, t('quotes:start.title'));
    }));
});

const age = ({ page, t }: Shopper) => page.getByRole('textbox', { name: t('drivers:form.age'), exact: true });

async function openDriver(tab: Shopper): Promise<void> {
  const { t } = tab;
  await visit(tab, paths.drivers());
  await link(tab, t('drivers:list.editNamed', { context: 'you' })).click();
  await seeHeading(tab, t('drivers:form.titleEdit', { context: 'you' }));
}

async function saveAge(tab: Shopper, years: number): Promise<void> {
  await age(tab).fill(String(years));
  await button(tab, tab.t('drivers:form.saveEdit')).click();
}

/** The age in the list and on the server. */
async function seeAge(tab: Shopper, years: number): Promise<void> {
  await arriveAt(tab, paths.drivers());
  await tab.page
    .getByText(tab.t('drivers:age', { age: years }))
    .first()
    .waitFor();
  const { client, quoteId } = await clientOf(tab);
  expect((await getQuote(client, quoteId)).drivers.map((driver) => driver.age)).toEqual([years]);
}

describe('two tabs edit the same quote: the later one is notified', () => {
  const decisions = [
    ['elsewhere.keep', 'elsewhere.mine', 66],
    ['elsewhere.take', 'elsewhere.newer', 55],
  ] as const;
  test.each(rows(decisions, ([choice]) => choice === 'elsewhere.keep'))(
    'while it is still typing, and decides: %s',
    (choice, note, years) =>
      tell(async (shopper) => {
        const { t } = shopper;
        await holdQuote(shopper, 'driver');
        const other = await openTab(shopper, { deaf: false });
        await openDriver(other);
        await age(other).fill('66');
        await openDriver(shopper);
        await saveAge(shopper, 55);
        await seeAge(shopper, 55);
        await other.page.getByText(t('forms:elsewhere.clash')).waitFor();
        expect(await age(other).inputValue()).toBe('66');
        await button(other, t(`forms:${choice}`)).click();
        await other.page.getByText(t(`forms:${note}`)).waitFor();
        expect(await age(other).inputValue()).toBe(String(years));
        await button(other, t('drivers:form.saveEdit')).click();
        await seeAge(other, years);
      }),
  );

  inLongForm(() => {
    test('when it saves without knowing: the API rejects the edit, and typed answers stay until it is decided', () =>
      tell(
        async (shopper) => {
          const { t } = shopper;
          await holdQuote(shopper, 'driver');
          const other = await openTab(shopper, { deaf: true });
          await openDriver(shopper);
          await openDriver(other);
          await saveAge(shopper, 55);
          await seeAge(shopper, 55);
          await saveAge(other, 66);
          await other.page.getByText(t('forms:elsewhere.clash')).waitFor();
          expect(await age(other).inputValue()).toBe('66');
          const { client, quoteId } = await clientOf(other);
          expect((await getQuote(client, quoteId)).drivers[0]?.age).toBe(55);
          await button(other, t('forms:elsewhere.keep')).click();
          await button(other, t('drivers:form.saveEdit')).click();
          await seeAge(other, 66);
        },
        { allowed: [/status of 412/] },
      ));

    test('about an unrelated change: a driver is added while a car is being added', () =>
      tell(async (shopper) => {
        const { t } = shopper;
        await standAtDrivers(shopper);
        const other = await openTab(shopper, { deaf: false });
        await visit(other, paths.newVehicle());
        await pickByVin(other);
        await choose(other, t('vehicles:use.legend'), t('vehicles:use.pleasure'));
        await addDriver(shopper, TEENAGER);
        await other.page.getByText(t('forms:elsewhere.title')).waitFor();
        const driver = t('drivers:name.other', { number: 2 });
        await other.page.getByText(t('forms:elsewhere.added', { name: driver })).waitFor();
        await button(other, t('forms:elsewhere.seen')).click();
        await button(other, t('vehicles:form.save')).click();
        await arriveAt(other, paths.vehicles());
        const { client, quoteId } = await clientOf(other);
        const quote = await getQuote(client, quoteId);
        expect([quote.vehicles.length, quote.drivers.length]).toEqual([2, 2]);
      }));
  });
});

const CAR_NAME = `${CAR.year} ${CAR.manufacturer} ${CAR.model}`;

const openChanges = (tab: Shopper) => openSheet(tab, 'made');

async function seeChanges(tab: Shopper): Promise<void> {
  await tab.page.getByRole('heading', { name: tab.t('rates:changes.lower') }).waitFor();
}

/** Saves a better package; its price in cents. */
async function takeBetter(tab: Shopper): Promise<number> {
  const { page, t } = tab;
  const rated = page.waitForResponse((answered) => /\/rates(\?|$)/.test(answered.url()));
  await choose(tab, t('rates:vehicles.legend', { vehicle: CAR_NAME }), t('rates:vehicles.BETTER'));
  await rated;
  return priceShown(tab);
}

describe('a price that another tab replaced leaves the console silent', () => {
  test.each([
    ['opened before', false],
    ['opened afterward, in a tab that got no event', true],
  ])('what would change it, %s: the new price is shown, with its own changes', (_when, deaf) =>
    tell(async (shopper) => {
      const good = await standAtPrices(shopper);
      const first = await openTab(shopper, { deaf });
      await visit(first, new URL(shopper.page.url()).pathname);
      expect(await priceShown(first)).toBe(good);
      if (!deaf) {
        await openChanges(first);
        await seeChanges(first);
      }
      const better = await takeBetter(shopper);
      expect(better).toBeGreaterThan(good);
      if (deaf) await openChanges(first);
      await until(async () => (await priceShown(first)) === better, 'the first tab shows the new price');
      await seeChanges(first);
    }),
  );

  test('when no car is left to price, the tab with the open list leads to the review', () =>
    tell(async (shopper) => {
      await standAtPrices(shopper);
      const first = await openTab(shopper, { deaf: false });
      await visit(first, new URL(shopper.page.url()).pathname);
      await priceShown(first);
      await openChanges(first);
      await seeChanges(first);
      await visit(shopper, paths.vehicles());
      await removeOne(shopper, 'vehicles');
      await arriveAt(first, paths.review());
    }));
});

inLongForm(() => {
  test('when one tab replaces the quote: the other tab says so, and continues with the new one', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await holdQuote(shopper, 'car');
      const other = await openTab(shopper, { deaf: false });
      await visit(other, paths.vehicles());
      await seeHeading(other, t('vehicles:list.title'));
      await visit(shopper, paths.start());
      await page.locator('#static-page').waitFor({ state: 'detached' });
      await typeZip(shopper, ZIPS.IN);
      await button(shopper, t('quotes:replace.confirm')).click();
      await arriveAt(shopper, paths.editQuote());
      await other.page.getByText(t('alerts.replaced_elsewhere')).waitFor();
      await arriveAt(other, paths.editQuote());
      await seeHeading(other, t('quotes:edit.title'));
      expect(await stored(other, 'quoteId')).toBe(await stored(shopper, 'quoteId'));
    }));
});
