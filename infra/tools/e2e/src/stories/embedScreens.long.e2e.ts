import type { Locator } from 'playwright-core';
import { startPartner } from '../embed/embedSystem';
import { openEmbed, untilReady } from '../embed/mounts';
import { fillDriver, POLICYHOLDER, TEENAGER } from '../journey/drivers';
import { beginning, button, choose, link, seeHeading, type Walker } from '../journey/page';
import { sumOf, watchPage, type Shift } from '../journey/shifts';
import { zipField } from '../journey/start';
import { FAMILY_CAR, pickByCascade } from '../journey/vehicles';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

/** Room above and below the quote, so that a window can scroll past it either way. */
const ABOVE = 1200;
const OURS = `<p style="height: ${ABOVE}px; margin: 0">Ours</p>`;
const AROUND = `<style>body { margin: 0 }</style>${OURS}{tag}${OURS}`;
const HEADER = 90;
const PAGES = [
  { name: 'nothing of its own', body: AROUND },
  { name: 'a fixed header', body: AROUND, head: `<style>html { scroll-padding-top: ${HEADER}px }</style>` },
  {
    name: 'room above the element and smooth scrolling',
    body: AROUND,
    head: `<style>html { scroll-behavior: smooth } auto-quote { scroll-margin-top: ${HEADER}px }</style>`,
  },
];
const PHONE = { width: 390, height: 664 };
const LAPTOP = { width: 1280, height: 720 };
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

interface View {
  /** What the page keeps free at its top, in CSS pixels. */
  top: number;
  height: number;
  /** Takes the layout shifts of the partner's page since it was called last. */
  shifts: () => Promise<Shift[]>;
}

/** What may shift in all while one screen is shown and left. */
const MOST_SHIFT = 0.05;

/** Nothing of the partner's page moves by itself: neither what is above the quote nor what is below. */
async function expectStill({ page }: Shopper, { shifts }: View): Promise<void> {
  const all = await shifts();
  const said = sumOf(all) > MOST_SHIFT ? all : [];
  expect(said).toEqual([]);
  expect(await page.evaluate(topInPage)).toBe(ABOVE);
}

const topInPage = () =>
  Math.round((document.querySelector('auto-quote')?.getBoundingClientRect().top ?? 0) + window.scrollY);

/** Presses a control at the window's top edge, which leaves the heading far above, and looks where the next one is. */
const leaving =
  (shopper: Shopper, walker: Walker, view: View): Leave =>
  async (control, title) => {
    const { top, height } = view;
    await control.waitFor();
    const box = await control.boundingBox();
    if (!box) throw new Error('a control that is not shown');
    await shopper.page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), box.y - top - 4);
    expect(await headingTop(walker)).toBeLessThan(top);
    await control.click();
    await seeHeading(walker, title);
    const isInView = async () => {
      const y = await headingTop(walker);
      return y >= top && y < height;
    };
    await until(isInView, `the heading ${String(title)} in view, which is at ${await headingTop(walker)}`);
    await walker.page.locator('h1:focus').waitFor();
    await expectStill(shopper, view);
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

describe.each(['frame', 'inline'] as const)('%s', (mode) => {
  test.each([
    ['a phone', PHONE, 'nothing of its own', 0],
    ['a laptop', LAPTOP, 'nothing of its own', 0],
    ['a phone', PHONE, 'a fixed header', HEADER],
    ['a phone', PHONE, 'room above the element and smooth scrolling', HEADER],
  ])('on %s, on a page with %s, the top of every screen comes into view', (_device, viewport, name, top) =>
    tell(
      async (shopper) => {
        const view = { top, height: viewport.height, shifts: await watchPage(shopper) };
        const walker = await openEmbed(shopper, partner, mode, name);
        await untilReady(shopper);
        await expectStill(shopper, view);
        const leave = leaving(shopper, walker, view);
        await toCoverages(walker, leave);
        await toOffers(walker, leave);
        await changeAnswers(walker, leave);
        await expectStill(shopper, view);
      },
      { viewport },
    ),
  );

  test('a dialog is in the part that is seen, and neither opening nor closing it scrolls', () =>
    tell(
      async (shopper) => {
        const walker = await openEmbed(shopper, partner, mode, 'nothing of its own');
        await untilReady(shopper);
        await toCoverages(walker, async (control, title) => {
          await control.click();
          await seeHeading(walker, title);
        });
        const { page, t } = walker;
        await choose(walker, t('vehicles:coverages.legend'), t('vehicles:coverages.no'));
        await button(walker, t('vehicles:coverages.save')).click();
        await seeHeading(walker, t('vehicles:list.title'));
        const opener = page.getByRole('button', { name: beginning(t('vehicles:list.remove')) }).first();
        await opener.scrollIntoViewIfNeeded();
        const scroll = () => shopper.page.evaluate(() => window.scrollY);
        const before = await scroll();
        await opener.click();
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        const box = await dialog.boundingBox();
        expect(box && box.y >= 0 && box.y + box.height <= PHONE.height).toBe(true);
        expect(await scroll()).toBe(before);
        await shopper.page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await scroll()).toBe(before);
        expect(await opener.evaluate((one) => one.matches(':focus'))).toBe(true);
      },
      { viewport: PHONE },
    ));
});
