import { startPartner } from '../embed/embedSystem';
import { openEmbed, untilReady } from '../embed/mounts';
import { SHRINKING_PAGES } from '../embed/shrinkingParents';
import { seeHeading } from '../journey/page';
import { typeZip, zipField } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { tell } from '../system/story';

const COMPACT = { name: 'a compact start', attributes: 'start="zip"' };

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(406, [...SHRINKING_PAGES, COMPACT]);
});
afterAll(() => partner.stop());

/** The room that its parents leave the element, how wide it is, and how far it reaches out of their box. */
const widthsIn = () => {
  const element = document.querySelector('auto-quote');
  const box = document.querySelector('#box');
  if (!element || !box) throw new Error('a page without the element');
  const { width, right } = element.getBoundingClientRect();
  return { width, box: box.clientWidth, over: right - box.getBoundingClientRect().right };
};

/** Edges of a dialog or a table cell, at most. */
const EDGES = 60;

test.each(['frame', 'inline'] as const)(
  '%s, the quote fills every parent that is as wide as its content',
  (mode) =>
    tell(async (shopper) => {
      const widths: [string, boolean][] = [];
      for (const { name } of SHRINKING_PAGES) {
        await openEmbed(shopper, partner, mode, name);
        await untilReady(shopper);
        const { width, box, over } = await shopper.page.evaluate(widthsIn);
        widths.push([`${name}: ${width} px`, over <= 0 && width >= box - EDGES]);
      }
      expect(widths.filter(([, fills]) => !fills)).toEqual([]);
    }),
);

const PHONE = { width: 390, height: 664 };

test.each(['frame', 'inline'] as const)(
  '%s, a compact start is at most 260 px high, and leads to the whole quote',
  (mode) =>
    tell(
      async (shopper) => {
        const walker = await openEmbed(shopper, partner, mode, COMPACT.name);
        const height = () => shopper.page.locator('auto-quote').evaluate((one) => one.clientHeight);
        await zipField(walker).waitFor();
        expect(await height()).toBeLessThanOrEqual(260);
        await untilReady(shopper);
        expect(await height()).toBeLessThanOrEqual(260);
        expect(await walker.page.getByRole('heading', { level: 1 }).count()).toBe(1);
        await typeZip(walker, ONE_CITY_ZIP);
        await seeHeading(walker, walker.t('quotes:edit.title'));
        expect(await height()).toBeGreaterThanOrEqual(PHONE.height);
      },
      { viewport: PHONE },
    ),
);
