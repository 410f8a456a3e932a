import { jsonValue, record, sample } from 'fast-check';
import type { Frame, Page } from 'playwright-core';
import { serveWithKey, startPartner } from '../embed/embedSystem';
import { arrive, COUNT_MESSAGES, LIKE_THE_FRAME, LIKE_THE_PAGE, sendDown, sendUp } from '../embed/forged';
import { addFrame } from '../embed/frames';
import type { HostilePage } from '../embed/hostilePages';
import { heardBy, openEmbed } from '../embed/mounts';
import type { PartnerSite } from '../embed/partnerServer';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { SITE } from '../system/system';
import { until } from '../system/until';

const PAGES: readonly HostilePage[] = [
  { name: 'plain' },
  { name: 'no element', body: '<h1>Somebody</h1>', isWithoutLoader: true },
  { name: 'prefilled', attributes: 'zip="10001"' },
];

let partner: Awaited<ReturnType<typeof startPartner>>;
/** A site whose origin the partner's key does not list. */
let stranger: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(399, PAGES);
  stranger = await serveWithKey(400, partner.key, PAGES);
});
afterAll(() => {
  partner.stop();
  stranger.stop();
});

const empty = (site: PartnerSite): string => site.page('no element', 'frame', 'en');

const SORRY = 'Sorry, no quotes here right now.';

const elementHeight = (page: Page): Promise<number> =>
  page.locator('auto-quote').evaluate((element) => element.clientHeight);

/**
 * In the partner's page: from a frame beside the quote's, the same choices over and over from before the quote listens.
 */
const SPAM = `if (window.top === window) addEventListener('load', () => {
  const beside = document.body.appendChild(document.createElement('iframe'));
  const say = beside.contentWindow.eval('(to, text) => to.postMessage(JSON.parse(text), "*")');
  const timer = setInterval(() => {
    const frame = document.querySelector('auto-quote').shadowRoot?.querySelector('iframe');
    if (frame) say(frame.contentWindow, ${JSON.stringify(JSON.stringify(LIKE_THE_PAGE[0]))});
    if (heard.some(({ type }) => type === 'ready')) clearInterval(timer);
  }, 5);
});`;

/** Opens the quote in its frame, where every window counts its messages. */
async function openFrame(shopper: Shopper, name = 'plain'): Promise<Frame> {
  await shopper.context.addInitScript(COUNT_MESSAGES);
  const walker = await openEmbed(shopper, partner, 'frame', name);
  await until(async () => (await heardBy(shopper)).some(({ type }) => type === 'resize'), 'the height');
  return walker.page as unknown as Frame;
}

describe('messages that look like the frame’s', () => {
  const SENDERS: Record<string, (shopper: Shopper) => Promise<Frame>> = {
    'the page itself': async ({ page }) => page.mainFrame(),
    'a frame of the same site': ({ page }) => addFrame(page, empty(partner)),
    'a frame of another site': ({ page }) => addFrame(page, empty(stranger)),
    'a frame of the quote’s site': ({ page }) => addFrame(page, `${SITE}/embed/frame?partner=pk_nobody`),
    // The window is the right one then, and the origin is not.
    'the frame, led to another site': async ({ page }) => {
      const away = empty(stranger);
      await page.locator('auto-quote iframe').evaluate((frame, src) => frame.setAttribute('src', src), away);
      const led = () => page.frames().find((frame) => frame.url() === away);
      await until(async () => led() !== undefined, 'the other site in the frame');
      return led() as Frame;
    },
  };

  test.each(Object.keys(SENDERS))('are ignored from %s', (sender) =>
    tell(
      async (shopper) => {
        const { page } = shopper;
        await openFrame(shopper);
        const from = await SENDERS[sender]?.(shopper);
        if (!from) throw new Error(sender);
        await arrive(page, LIKE_THE_FRAME.length, () => sendUp(from, LIKE_THE_FRAME));
        expect(await elementHeight(page)).toBeGreaterThan(100);
        const forged = LIKE_THE_FRAME.map(({ type, detail }) => ({ type, detail }));
        for (const each of forged) expect(await heardBy(shopper)).not.toContainEqual(each);
        expect(await page.getByText(SORRY).count()).toBe(0);
      },
      { allowed: [/status of 40[04]/] },
    ),
  );
});

/** What the quote's frame shows of the choices that it took. */
const shownIn = async (frame: Frame) => ({
  language: await frame.locator('#app').getAttribute('lang'),
  zip: await frame.locator('#app input[name=zip_code]').inputValue(),
  color: await frame
    .locator('#app form')
    .first()
    .evaluate((form) => getComputedStyle(form).backgroundColor),
});

const isFramePage = ({ pathname }: URL): boolean => pathname === '/embed/frame';

describe('messages that look like the page’s', () => {
  test('are ignored from a frame beside the quote, also before the first answer', () =>
    tell(async (shopper) => {
      const { page } = shopper;
      await shopper.context.addInitScript(SPAM);
      const frame = await openFrame(shopper);
      const shown = await shownIn(frame);
      expect(shown).toMatchObject({ language: 'en', zip: '' });
      expect(await frame.evaluate('window.arrived')).toBeGreaterThan(1);
      const beside = await addFrame(page, empty(partner));
      await arrive(frame, 1, () => sendDown(beside, 'parent', LIKE_THE_PAGE));
      expect(await shownIn(frame)).toEqual(shown);
      await arrive(frame, 1, () => sendDown(page, 'self', LIKE_THE_PAGE));
      expect((await shownIn(frame)).language).toBe('es');
    }));

  test('are ignored from a window that the page opened', () =>
    tell(async (shopper) => {
      const frame = await openFrame(shopper);
      const shown = await shownIn(frame);
      const opened = shopper.context.waitForEvent('page');
      await shopper.page.evaluate((address) => void window.open(address), empty(partner));
      const popup = await opened;
      await popup.waitForURL(empty(partner));
      await arrive(frame, 1, () => sendDown(popup, 'opener', LIKE_THE_PAGE));
      expect(await shownIn(frame)).toEqual(shown);
    }));

  test.each([true, false])('from the page around it count only if its origin is listed: %s', (isListed) =>
    tell(async (shopper) => {
      if (!isListed)
        shopper.wire.disturb({
          match: isFramePage,
          change: (body) =>
            Buffer.from(body.toString().replaceAll(`["${partner.origin}"]`, '["https://a.example"]')),
        });
      await shopper.context.addInitScript(COUNT_MESSAGES);
      const walker = await openEmbed(shopper, partner, 'frame', 'prefilled');
      const frame = walker.page as unknown as Frame;
      await frame.locator('#app h1').waitFor();
      await arrive(frame, 1, () => sendDown(shopper.page, 'self', LIKE_THE_PAGE));
      expect(await shownIn(frame)).toMatchObject(
        isListed ? { language: 'es', zip: '10001' } : { language: 'en', zip: '' },
      );
      expect((await heardBy(shopper)).length > 0).toBe(isListed);
    }),
  );
});

/** Messages of no sense, some of them nearly right. */
const MALFORMED: readonly unknown[] = [
  null,
  0,
  -1.5,
  '',
  'x'.repeat(1_000_000),
  [],
  {},
  { autoQuote: 1 },
  { autoQuote: 1, type: 'choices' },
  { autoQuote: 1, type: 'resize', detail: null },
  { autoQuote: '1', type: 'choices', detail: { language: 'es' } },
  { autoQuote: 2, type: 'choices', detail: { language: 'es' } },
  { autoQuote: 1, type: ['choices'], detail: { language: 'es' } },
  JSON.parse('{"__proto__": {"autoQuote": 1, "type": "choices", "detail": {"language": "es"}}}'),
  JSON.parse('{"constructor": {"prototype": {"autoQuote": 1}}, "type": "choices"}'),
  ...sample(jsonValue({ maxDepth: 4 }), { numRuns: 100, seed: 19 }),
];

/** In the right envelope, with choices that mean nothing: known names with wrong values. */
const NO_CHOICES = sample(record({ language: jsonValue(), prefill: jsonValue(), zip: jsonValue() }), {
  numRuns: 50,
  seed: 19,
}).map((detail) => ({ autoQuote: 1, type: 'choices', detail: { ...detail, theme: null } }));

/** Names that a prefill does not have are told to the developer. */
const allowed = [/auto-quote: prefill: .* is not valid/s];

test('malformed messages from the right window and origin change nothing, in both directions', () =>
  tell(
    async (shopper) => {
      const { page } = shopper;
      const frame = await openFrame(shopper);
      const shown = await shownIn(frame);
      for (const down of [MALFORMED, NO_CHOICES]) {
        await arrive(frame, down.length, () => sendDown(page, 'self', down));
        expect(await shownIn(frame)).toEqual(shown);
      }
      await arrive(page, MALFORMED.length, () => sendUp(frame, MALFORMED));
      expect(await elementHeight(page)).toBeGreaterThan(100);
      const heard = new Set((await heardBy(shopper)).map(({ type }) => type));
      expect([...heard].toSorted()).toEqual(['ready', 'resize', 'step']);
      await arrive(frame, 1, () => sendDown(page, 'self', LIKE_THE_PAGE));
      expect((await shownIn(frame)).language).toBe('es');
    },
    { allowed },
  ));
