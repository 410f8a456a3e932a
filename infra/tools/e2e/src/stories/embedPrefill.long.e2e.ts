import type { Locator } from 'playwright-core';
import { startPartner } from '../embed/embedSystem';
import { openEmbed } from '../embed/mounts';
import { PREFILLED_PAGES } from '../embed/prefilledPages';
import { answer, button, choose, link, seeHeading, type Walker } from '../journey/page';
import { typeZip, zipField } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { saveVehicle } from '../journey/vehicles';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(393, PREFILLED_PAGES);
});
afterAll(() => partner.stop());

/** Calls of the API, which would carry an answer. */
const sentBy = ({ wire }: Shopper): string[] =>
  wire.seen.filter((address) => new URL(address).pathname.startsWith('/v2/'));

const seeValue = (field: Locator, value: string): Promise<unknown> =>
  until(async () => (await field.inputValue()) === value, `the value ${value}`);

const checked = (walker: Walker, legend: string, label: string): Promise<void> =>
  answer(walker, legend, label).and(walker.page.locator(':checked')).waitFor({ state: 'attached' });

/** From the filled start to the first car; what the partner knows is seen, and one answer of it changed. */
async function confirmAbout(shopper: Shopper, walker: Walker): Promise<void> {
  const { t } = walker;
  await seeValue(zipField(walker), ONE_CITY_ZIP);
  expect(sentBy(shopper)).toEqual([]);
  await button(walker, t('quotes:start.submit')).click();
  await seeHeading(walker, t('quotes:edit.title'));
  await checked(walker, t('quotes:edit.home'), t('quotes:edit.homeYes'));
  await checked(walker, t('quotes:edit.insured'), t('quotes:edit.insuredYes'));
  await choose(walker, t('quotes:edit.insured'), t('quotes:edit.insuredNo'));
  await button(walker, t('quotes:edit.submit')).click();
  await seeHeading(walker, t('vehicles:form.addTitle'));
}

describe.each(['frame', 'inline'] as const)('what the partner knows is filled in, %s', (mode) => {
  test('a ZIP code by attribute; the shopper can change it', () =>
    tell(async (shopper) => {
      const walker = await openEmbed(shopper, partner, mode, 'a ZIP code by attribute');
      await seeValue(zipField(walker), '62701');
      expect(sentBy(shopper)).toEqual([]);
      await typeZip(walker, ONE_CITY_ZIP);
      await seeHeading(walker, walker.t('quotes:edit.title'));
      expect(sentBy(shopper).join()).not.toContain('62701');
    }));

  test('two answers and a VIN by property', () =>
    tell(async (shopper) => {
      const walker = await openEmbed(shopper, partner, mode, 'answers and a VIN');
      const { page, t } = walker;
      await confirmAbout(shopper, walker);
      await page.getByRole('heading', { name: t('vehicles:picker.found') }).waitFor();
      await saveVehicle(walker);
      await link(walker, t('vehicles:list.continueDrivers')).waitFor();
    }));
});
