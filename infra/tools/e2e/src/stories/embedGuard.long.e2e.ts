import { handOff } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { serveWithKey, startPartner } from '../embed/embedSystem';
import { addFrame, fieldsIn } from '../embed/frames';
import type { HostilePage } from '../embed/hostilePages';
import { HEAR, heardBy, openEmbed } from '../embed/mounts';
import type { PartnerSite } from '../embed/partnerServer';
import { readByPage } from '../embed/readFrame';
import { firstOffer, walkToOffers } from '../embed/walkToOffers';
import { seeHeading } from '../journey/page';
import { priceShown } from '../journey/rates';
import { zipField } from '../journey/start';
import { LANGUAGES } from '../journey/texts';
import { another } from '../system/another';
import { holdQuote } from '../system/heldQuote';
import { tell } from '../system/story';
import { SITE } from '../system/system';
import { until } from '../system/until';

const PAGES: readonly HostilePage[] = [
  { name: 'plain' },
  { name: 'no element', body: '<h1>Somebody</h1>', isWithoutLoader: true },
];

let partner: Awaited<ReturnType<typeof startPartner>>;
/** A site whose origin the partner's key does not list. */
let stranger: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(397, PAGES);
  stranger = await serveWithKey(398, partner.key, PAGES);
});
afterAll(() => {
  partner.stop();
  stranger.stop();
});

const plain = (site: PartnerSite): string => site.page('plain', 'frame', 'en');
const empty = (site: PartnerSite): string => site.page('no element', 'frame', 'en');

const SORRY = { en: 'Sorry, no quotes here right now.', es: 'Por ahora no se puede cotizar aquí.' };

describe.each(['frame', 'inline'] as const)('on an origin that the key does not list, %s', (mode) => {
  test.each(LANGUAGES)('there is only a polite sentence, in %s', (language) =>
    tell(
      async (shopper) => {
        const { page } = shopper;
        await shopper.context.addInitScript(HEAR);
        await page.goto(stranger.page('plain', mode, language));
        await page.getByText(SORRY[language]).waitFor();
        expect(await fieldsIn(page)).toBe(0);
        expect(page.frames()).toHaveLength(1);
        expect(await heardBy(shopper)).toEqual([
          { type: 'error', detail: { code: 'origin_not_allowed', fatal: true } },
        ]);
        const said = `auto-quote: origin_not_allowed (${partner.key} on ${stranger.origin})`;
        expect(shopper.noise.join()).toContain(said);
      },
      { language, allowed: [/origin_not_allowed/, /status of 403/] },
    ),
  );
});

/** Notes what a page's scripts overhear anywhere on it. */
const OVERHEAR = `window.overheard = [];
for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'paste', 'focusin', 'message'])
  addEventListener(type, ({ key, data, target }) => overheard.push(JSON.stringify([type, key, data, target.value])), true);`;

describe('a script of the page around the frame', () => {
  const VIN = '1HGCM82633A004352';

  test('reads no field, nothing typed, and overhears nothing', () =>
    tell(async (shopper) => {
      await shopper.context.addInitScript(OVERHEAR);
      const walker = await openEmbed(shopper, partner, 'frame');
      // What is typed while the scripts take over from the static page can get lost.
      const isReady = async () => (await heardBy(shopper)).some(({ type }) => type === 'ready');
      await until(isReady, 'the quote is ready');
      const field = zipField(walker);
      await field.focus();
      await shopper.page.keyboard.type('43215');
      expect(await field.inputValue()).toBe('43215');
      const atStart = await readByPage(shopper.page);
      await walkToOffers(walker);
      await firstOffer(walker).waitFor();
      const atOffers = await readByPage(shopper.page);
      const overheard = await shopper.page.evaluate('window.overheard');
      expect(atStart).toMatchObject({
        'its document': '[]',
        'the document of its window': 'SecurityError',
        'its code': 'SecurityError',
        'its storage': 'SecurityError',
        'its address': 'SecurityError',
        'the shadow root': '0',
      });
      expect(atOffers).toEqual({ ...atStart, 'the performance entries': expect.any(String) as string });
      const all = JSON.stringify([atStart, atOffers, overheard, await heardBy(shopper)]);
      expect(all).not.toMatch(new RegExp(`43215|${VIN}|zip_code|Columbus`));
    }));

  test('would read a frame of its own', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      await page.goto(empty(partner));
      await addFrame(page, empty(partner), { name: 'own' });
      await page.evaluate(() => {
        const input = Object.assign(document.createElement('input'), { name: 'zip_code', value: '43215' });
        document.querySelector('iframe')?.contentDocument?.body.append(input);
      });
      const read = await readByPage(page, 'iframe');
      const found = Object.keys(read).filter((way) => /43215/.test(read[way] ?? ''));
      expect(found).toEqual([
        'its document',
        'the document of its window',
        'its window by name',
        'its properties',
        'its code',
        'its element',
        'the frames of the page',
      ]);
    }));
});

const frameAddress = (): string => `${SITE}/embed/frame?partner=${partner.key}`;

interface Framed {
  around: string;
  address: string;
  attributes?: Record<string, string>;
  /** The page in the frame has an element, which says in the end that there is no quote. */
  isNested?: true;
}

describe('a frame of the quote’s site', () => {
  const CASES: Record<string, () => Framed> = {
    'the quote, in another site’s page': () => ({ around: empty(stranger), address: frameAddress() }),
    'the quote, in another site’s page that does not say who it is': () => ({
      around: empty(stranger),
      address: frameAddress(),
      attributes: { referrerpolicy: 'no-referrer' },
    }),
    'the quote, in a partner’s page in another site’s page': () => ({
      around: empty(stranger),
      address: plain(partner),
      isNested: true,
    }),
    'the quote, in a partner’s page in a sandbox': () => ({
      around: empty(partner),
      address: plain(partner),
      attributes: { sandbox: 'allow-scripts' },
      isNested: true,
    }),
    'the site’s first page, in a partner’s page': () => ({ around: empty(partner), address: `${SITE}/` }),
    'the site’s own quote, in a partner’s page': () => ({
      around: empty(partner),
      address: SITE + paths.start(),
    }),
  };

  test('has fields in a partner’s page', () =>
    tell(async ({ page }) => {
      await page.goto(empty(partner));
      await addFrame(page, frameAddress());
      expect(await fieldsIn(page)).toBeGreaterThan(0);
    }));

  test.each(Object.keys(CASES))('has none: %s', (name) =>
    tell(
      async ({ page, wire }) => {
        const { around, address, attributes = {}, isNested } = CASES[name]?.() ?? {};
        if (!around || !address) throw new Error(name);
        await page.goto(around);
        const frame = await addFrame(page, address, attributes);
        if (isNested) await frame.getByText(SORRY.en).waitFor();
        expect(wire.seen.some((seen) => seen.startsWith(isNested ? frameAddress() : address))).toBe(true);
        expect(await fieldsIn(page)).toBe(0);
      },
      { allowed: [/frame-ancestors/, /X-Frame-Options/i, /load_failed|origin_not_allowed/, /status of 403/] },
    ),
  );
});

describe('the code that takes a quote to the site', () => {
  test('opens it in one browser; in a second there is a polite page', () =>
    tell(async (shopper) => {
      const { client, quoteId } = await holdQuote(shopper, 'rated');
      const { code } = await handOff(client, quoteId);
      const address = SITE + paths.resume(code, { from: 'partner', step: 'quote.rates' });
      await another(shopper, async (first) => {
        await first.page.goto(address);
        expect(await priceShown(first)).toBeGreaterThan(0);
      });
      await another(shopper, async (second) => {
        await second.page.goto(address);
        await seeHeading(second, second.t('shell:handOff.spentTitle'));
        expect(second.noise.filter((line) => !/status of 410/.test(line))).toEqual([]);
      });
    }));
});
