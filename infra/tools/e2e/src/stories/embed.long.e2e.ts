import { paths } from '@shared/domain';
import { axeFindings } from '../journey/looks';
import { tabTo } from '../journey/keyboard';
import { walkByKeyboard } from '../journey/keyboardWalk';
import { anAddress } from '../journey/letters';
import { button, line, link, seeHeading, visit, type Walker } from '../journey/page';
import { priceShown } from '../journey/rates';
import { typeZip, zipField } from '../journey/start';
import { LANGUAGES, type Language } from '../journey/texts';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { PORT_BASE, SITE } from '../system/system';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';
import { startPartner } from '../embed/embedSystem';
import { heardBy, openEmbed } from '../embed/mounts';
import type { Mode } from '../embed/partnerServer';
import { firstOffer, lastOffer, offers, walkToOffers } from '../embed/walkToOffers';

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(392);
});
afterAll(() => partner.stop());

const MOUNTS = ['federated', 'frame', 'inline'] as const;
type Mount = (typeof MOUNTS)[number];

/** The first screen of the quote in one of the three places where the same source runs. */
async function open(shopper: Shopper, mount: Mount): Promise<Walker> {
  if (mount !== 'federated') return openEmbed(shopper, partner, mount);
  await visit(shopper, paths.start());
  return shopper;
}

const isLookup = ({ pathname }: URL): boolean => pathname === '/v2/locations/lookup';
const isRating = ({ pathname }: URL): boolean => /^\/v2\/quotes\/[^/]+\/rates$/.test(pathname);
const BROKEN = { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' };
/** What a browser says of it; inline, an answer without CORS headers is no answer. */
const FAILING = [/status of 502/, /ERR_FAILED/, /CORS policy/];

/** The prices that end the quote: the site's own page, or the embed's offers. */
async function seePrices(walker: Walker): Promise<void> {
  if (walker.isEmbedded) await firstOffer(walker).waitFor();
  else expect(await priceShown(walker)).toBeGreaterThan(0);
}

describe.each(MOUNTS)('the quote, %s', (mount) => {
  test.each(LANGUAGES)(
    'from the ZIP to the offers, in %s; axe finds nothing on any screen',
    (language: Language) =>
      tell(
        async (shopper) => {
          const walker = await open(shopper, mount);
          const look = async (name: string) => {
            // Around an inline quote is the partner's page.
            const findings = await axeFindings(walker.page, mount === 'inline' ? 'auto-quote' : undefined);
            expect({ name, findings }).toEqual({ name, findings: [] });
          };
          await walkToOffers(walker, look);
          await seePrices(walker);
          await look('prices');
        },
        { language },
      ),
  );

  test('with the keyboard only, and the focus is never lost', () =>
    tell(async (shopper) => {
      const walker = await open(shopper, mount);
      await walkByKeyboard(walker);
      await seePrices(walker);
      await walker.page.locator('h1:focus').waitFor();
      const onlineName = walker.t('rates:overview.buyOnline');
      await tabTo(walker.page, walker.isEmbedded ? firstOffer(walker) : button(walker, onlineName));
    }));

  test('a ZIP code that is not covered leads to the waiting list', () =>
    tell(async (shopper) => {
      const walker = await open(shopper, mount);
      const { page, t } = walker;
      await typeZip(walker, '10001');
      await seeHeading(walker, t('quotes:notCovered.title', { zip: '10001' }));
      await line(walker, t('quotes:notCovered.tell.email')).fill(anAddress());
      await page.getByRole('checkbox').press('Space');
      await button(walker, t('quotes:notCovered.tell.submit')).click();
      await page.getByText(t('quotes:notCovered.tell.sentTitle', { zip: '10001' })).waitFor();
      await link(walker, t('quotes:notCovered.action')).click();
      expect(await zipField(walker).inputValue()).toBe('');
    }));

  test.each(LANGUAGES)('%s: a broken lookup is said, and a retry works', (language) =>
    tell(
      async (shopper) => {
        const walker = await open(shopper, mount);
        const end = shopper.wire.disturb({ match: isLookup, instead: BROKEN });
        await typeZip(walker, ONE_CITY_ZIP);
        const retry = button(walker, walker.t('quotes:start.retry'));
        await retry.waitFor();
        end();
        await retry.click();
        await seeHeading(walker, walker.t('quotes:edit.title'));
      },
      { language, allowed: FAILING },
    ),
  );
});

/** Only a tab of the site itself has storage: not the partner's page, nor what it frames. */
const BLOCK_THIRD_PARTIES = `if (window !== window.top || location.origin !== '${SITE}')
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });`;

/** From an offer on a partner's page to the tab of the main site with the prices. */
async function goOn(shopper: Shopper, mode: Mode, offerOf = firstOffer) {
  const walker = await openEmbed(shopper, partner, mode);
  await walkToOffers(walker);
  await seePrices(walker);
  const opened = shopper.context.waitForEvent('page');
  await offerOf(walker).click();
  const tab = await opened;
  await tab.waitForURL((url) => url.origin === SITE && /\/rates\/?$/.test(url.pathname));
  return { tab, walker };
}

describe.each(['frame', 'inline'] as const)('what a partner gets, %s', (mode) => {
  test('the events in order, each with facts and ids only', () =>
    tell(async (shopper) => {
      const walker = await openEmbed(shopper, partner, mode);
      await walkToOffers(walker);
      await seePrices(walker);
      if (mode === 'frame')
        await until(
          () => walker.page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight),
          'the frame is as high as the quote',
        );
      const has = async (name: string) => (await heardBy(shopper)).some(({ type }) => type === name);
      await until(() => has('offers-shown'), 'the offers are told');
      const heard = await heardBy(shopper);
      const steps = heard.filter(({ type }) => type === 'step').map(({ detail }) => detail['step']);
      expect(steps.filter((step, at) => step !== steps[at - 1])).toEqual([
        'start',
        'edit',
        'vehicles',
        'drivers',
        'offers',
      ]);
      const once = heard
        .map(({ type }) => type)
        .filter((type) => !['step', 'screen', 'resize'].includes(type));
      expect(once).toEqual(['ready', 'quote-created', 'offers-shown']);
      expect(JSON.stringify(heard)).not.toMatch(/43215|1HGCM82633A004352|Columbus/);
    }));

  test.each(LANGUAGES)('%s: prices that do not come are said, and a retry works', (language) =>
    tell(
      async (shopper) => {
        const walker = await openEmbed(shopper, partner, mode);
        const { page, t } = walker;
        const end = shopper.wire.disturb({ match: isRating, instead: BROKEN });
        await walkToOffers(walker);
        await seeHeading(walker, t('embed:offers.failedTitle'));
        await page.locator('h1:focus').waitFor();
        end();
        await button(walker, t('embed:offers.retry')).click();
        await firstOffer(walker).waitFor();
      },
      { language, allowed: FAILING },
    ),
  );

  test('the offer goes on at the main site with a code that works once', () =>
    tell(async (shopper) => {
      const { tab, walker } = await goOn(shopper, mode);
      expect(await priceShown({ site: SITE, page: tab, t: walker.t })).toBeGreaterThan(0);
      expect((await heardBy(shopper)).some(({ type }) => type === 'handoff')).toBe(true);
      expect(shopper.page.url().startsWith(`http://127.0.0.1:${PORT_BASE + 392}/`)).toBe(true);
    }));

  test('Continue to buy with a carrier opens the price of that carrier, not the first one', () =>
    tell(async (shopper) => {
      const { tab, walker } = await goOn(shopper, mode, lastOffer);
      const name = (await lastOffer(walker).getAttribute('aria-label')) ?? '';
      const carrier = name.replace(walker.t('embed:offers.buyWith', { carrier: '' }), '');
      await seeHeading({ site: SITE, page: tab, t: walker.t }, new RegExp(carrier));
      const index = (await offers(walker).count()) - 1;
      await tab.waitForURL((url) => url.search === `?index=${index}`);
    }));

  test.each([
    ['a fresh browser', ''],
    ['no storage for third parties', BLOCK_THIRD_PARTIES],
  ])('the offer goes on in Spanish in an English browser: %s', (_name, script) =>
    tell(
      async (shopper) => {
        await shopper.context.addInitScript(script);
        const { tab } = await goOn(shopper, mode);
        const there = { site: SITE, page: tab, t: shopper.t };
        expect(await priceShown(there)).toBeGreaterThan(0);
        expect(await tab.locator('html').getAttribute('lang')).toBe('es');
        // The address that named the language is gone by now.
        await tab.reload();
        expect(await priceShown(there)).toBeGreaterThan(0);
        expect(await tab.locator('html').getAttribute('lang')).toBe('es');
      },
      { language: 'es', locale: 'en-US' },
    ),
  );
});
