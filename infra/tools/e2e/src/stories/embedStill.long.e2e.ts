import { startPartner } from '../embed/embedSystem';
import { enterEmbed, HEAR, openEmbed, untilReady } from '../embed/mounts';
import { seeHeading, type Walker } from '../journey/page';
import { typeZip, zipField } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { tell } from '../system/story';

const OWN_THEME = { background: '#fffaf0', radius: '2' };
const PAGES = [
  { name: 'plain' },
  { name: 'a theme of its own', attributes: `theme='{"accent":"#0b5cab","text":"#222222"}'` },
];

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(402, PAGES, ['--theme', JSON.stringify({ accent: '#7a1fa2', ...OWN_THEME })]);
});
afterAll(() => partner.stop());

/** Colors and corners of the first screen, as a browser computes them. */
async function lookOf(walker: Walker) {
  await zipField(walker).waitFor();
  return zipField(walker).evaluate((field) => {
    const form = field.closest('form');
    const box = field.closest('#static-page, [data-embed]');
    const [sign, ground] = [form, box].map((one) => one && getComputedStyle(one));
    return {
      accent: sign?.backgroundColor,
      background: ground?.backgroundColor,
      text: ground?.color,
      corners: getComputedStyle(field).borderRadius,
    };
  });
}

const isScript = ({ pathname }: URL): boolean => /^\/embed\/assets\/.*\.js$/.test(pathname);
const isLaterChunk = ({ pathname }: URL): boolean => /^\/embed\/assets\/.*\/embed-/.test(pathname);

describe.each(['frame', 'inline'] as const)('before the scripts, %s', (mode) => {
  test.each([
    ['plain', 'rgb(122, 31, 162)'],
    ['a theme of its own', 'rgb(11, 92, 171)'],
  ])('the start screen has its colors already: %s', (name, accent) =>
    tell(async (shopper) => {
      const end = shopper.wire.disturb({ match: isScript, late: true });
      await shopper.context.addInitScript(HEAR);
      // The page counts as loaded only once its frame's scripts are there.
      await shopper.page.goto(partner.page(name, mode, shopper.language), { waitUntil: 'commit' });
      const walker = await enterEmbed(shopper, mode === 'frame');
      const still = await lookOf(walker);
      expect(still).toMatchObject({ accent, background: 'rgb(255, 250, 240)', corners: '2px' });
      end();
      await untilReady(shopper);
      expect(await lookOf(walker)).toEqual(still);
    }),
  );

  test('the partner’s page keeps its height while the next step loads', () =>
    tell(async (shopper) => {
      const end = shopper.wire.disturb({ match: isLaterChunk, late: true });
      const walker = await openEmbed(shopper, partner, mode);
      await untilReady(shopper);
      const element = shopper.page.locator('auto-quote');
      const height = async () => Math.round((await element.boundingBox())?.height ?? 0);
      await typeZip(walker, ONE_CITY_ZIP);
      const before = await height();
      await walker.page.getByRole('heading', { level: 1 }).waitFor({ state: 'detached' });
      expect(await height()).toBeGreaterThanOrEqual(before);
      end();
      await seeHeading(walker, walker.t('quotes:edit.title'));
    }));
});
