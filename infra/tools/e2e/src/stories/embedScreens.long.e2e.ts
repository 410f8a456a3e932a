import type { Locator } from 'playwright-core';
import { startPartner } from '../embed/embedSystem';
import { openEmbed, untilReady } from '../embed/mounts';
import { fillDriver, POLICYHOLDER, TEENAGER } from '../journey/drivers';
import { button, choose, link, seeHeading, type Walker } from '../journey/page';
import { zipField } from '../journey/start';
import { FAMILY_CAR, pickByCascade } from '../journey/vehicles';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

/** Room above and below the quote, so that a phone can scroll past it either way. */
const AROUND = '<p style="height: 1200px">Ours</p>{tag}<p style="height: 1200px">Ours</p>';
const HEADER = 90;
const PAGES = [
  { name: 'plain', body: AROUND },
  { name: 'a fixed header', body: AROUND, head: `<style>html { scroll-padding-top: ${HEADER}px }</style>` },
];
const PHONE = { width: 390, height: 664 };
/** Several cities, so that the ZIP code leads to a screen of its own. */
const CITIES_ZIP = '60018';
const OFFERS = /carriers? ha(s|ve) a price for you$/;

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(401, PAGES);
});
afterAll(() => partner.stop());

/** Where the screen's heading is in the window, in CSS pixels from its top. */
async function headingTop({ page }: Walker): Promise<number> {
  const box = await page.locator('h1').first().boundingBox();
  if (!box) throw new Error('a screen without a heading');
  return box.y;
}

type Leave = (control: Locator, title: string | RegExp) => Promise<void>;

/** Presses a control at the window's top edge, which leaves the heading far above, and looks where the next one is. */
const leaving =
  (shopper: Shopper, walker: Walker, top: number): Leave =>
  async (control, title) => {
    await control.waitFor();
    const box = await control.boundingBox();
    if (!box) throw new Error('a control that is not shown');
    await shopper.page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), box.y - top - 4);
    expect(await headingTop(walker)).toBeLessThan(top);
    await control.click();
    await seeHeading(walker, title);
    const isInView = async () => {
      const y = await headingTop(walker);
      return y >= top && y < PHONE.height;
    };
    await until(isInView, `the heading ${String(title)} in view, which is at ${await headingTop(walker)}`);
    await walker.page.locator('h1:focus').waitFor();
  };

/** To the first car's coverages: the ZIP code, its city, the shopper, the car. */
async function toCoverages(walker: Walker, leave: Leave): Promise<void> {
  const { page, t } = walker;
  await zipField(walker).fill(CITIES_ZIP);
  await leave(button(walker, t('quotes:start.submit')), t('quotes:start.cityTitle', { zip: CITIES_ZIP }));
  const label = t('quotes:start.cityOption', { city: 'Rosemont', county: 'Cook' });
  await page.getByRole('combobox', { name: t('quotes:start.cityLabel') }).selectOption({ label });
  await leave(button(walker, t('quotes:start.citySubmit')), t('quotes:edit.title'));
  await choose(walker, t('quotes:edit.home'), t('quotes:edit.homeNo'));
  await choose(walker, t('quotes:edit.insured'), t('quotes:edit.insuredNo'));
  await leave(button(walker, t('quotes:edit.submit')), t('vehicles:form.addTitle'));
  await pickByCascade(walker, FAMILY_CAR);
  await choose(walker, t('vehicles:use.legend'), t('vehicles:use.pleasure'));
  await leave(button(walker, t('vehicles:form.save')), t('vehicles:coverages.title'));
}

/** To the offers: screens within the vehicles' and the drivers' step. */
async function toOffers(walker: Walker, leave: Leave): Promise<void> {
  const { t } = walker;
  await choose(walker, t('vehicles:coverages.legend'), t('vehicles:coverages.no'));
  await leave(button(walker, t('vehicles:coverages.save')), t('vehicles:list.title'));
  await leave(link(walker, t('vehicles:list.add'), false), t('vehicles:form.addTitle'));
  await leave(link(walker, t('vehicles:form.cancel')), t('vehicles:list.title'));
  await leave(link(walker, t('vehicles:list.continueDrivers')), t('drivers:form.titleFirst'));
  await fillDriver(walker, POLICYHOLDER);
  await leave(button(walker, t('drivers:form.saveFirst')), t('drivers:list.title'));
  await leave(link(walker, t('drivers:list.add'), false), t('drivers:form.titleAdd'));
  await fillDriver(walker, TEENAGER);
  await leave(button(walker, t('drivers:form.save')), t('drivers:list.title'));
  await leave(link(walker, t('drivers:list.save')), OFFERS);
}

/** From the offers to the answers and back. */
async function changeAnswers(walker: Walker, leave: Leave): Promise<void> {
  const { t } = walker;
  await leave(link(walker, t('embed:offers.change')), t('quotes:review.title'));
  await leave(link(walker, t('quotes:review.save')), OFFERS);
}

describe.each(['frame', 'inline'] as const)('on a phone, %s', (mode) => {
  test.each([
    ['plain', 0],
    ['a fixed header', HEADER],
  ])('on a page with %s, the top of every screen comes into view', (name, top) =>
    tell(
      async (shopper) => {
        const walker = await openEmbed(shopper, partner, mode, name);
        await untilReady(shopper);
        const leave = leaving(shopper, walker, top);
        await toCoverages(walker, leave);
        await toOffers(walker, leave);
        await changeAnswers(walker, leave);
      },
      { viewport: PHONE },
    ),
  );
});
