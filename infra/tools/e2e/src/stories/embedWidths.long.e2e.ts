import { startPartner } from '../embed/embedSystem';
import { openEmbed, untilReady } from '../embed/mounts';
import { SHRINKING_PAGES } from '../embed/shrinkingParents';
import { tell } from '../system/story';

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(406, SHRINKING_PAGES);
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
