import { paths } from '@shared/domain';
import { axeFindings } from '../journey/looks';
import { button, visit, type Walker } from '../journey/page';
import { priceShown } from '../journey/rates';
import { zipField } from '../journey/start';
import { LANGUAGES, type Language } from '../journey/texts';
import { PORT_BASE, SITE } from '../system/system';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';
import { startPartner } from '../embed/embedSystem';
import { heardBy, openEmbed } from '../embed/mounts';
import { firstOffer, walkToOffers } from '../embed/walkToOffers';

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  partner = await startPartner(340);
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

  test('with the keyboard only', () =>
    tell(async (shopper) => {
      const walker = await open(shopper, mount);
      await zipField(walker).focus();
      await shopper.page.keyboard.type('43215');
      await shopper.page.keyboard.press('Enter');
      await walker.page.getByRole('heading', { level: 1, name: walker.t('quotes:edit.title') }).waitFor();
      await shopper.page.keyboard.press('Tab');
      const focused = await walker.page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element?.tagName;
      });
      expect(focused).toBe('INPUT');
    }));

  test('a broken lookup is said, and a retry works', () =>
    tell(
      async (shopper) => {
        const walker = await open(shopper, mount);
        const end = shopper.wire.disturb({
          match: isLookup,
          instead: { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
        });
        await zipField(walker).fill('43215');
        await button(walker, walker.t('quotes:start.submit')).click();
        const retry = button(walker, walker.t('quotes:start.retry'));
        await retry.waitFor();
        end();
        await retry.click();
        await walker.page.getByRole('heading', { level: 1, name: walker.t('quotes:edit.title') }).waitFor();
      },
      { allowed: [/status of 502/, /ERR_FAILED/, /CORS policy/] },
    ));
});

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
      const once = heard.map(({ type }) => type).filter((type) => !['step', 'resize'].includes(type));
      expect(once).toEqual(['ready', 'quote-created', 'offers-shown']);
      expect(JSON.stringify(heard)).not.toMatch(/43215|1HGCM82633A004352|Columbus/);
    }));

  test('the offer goes on at the main site with a code that works once', () =>
    tell(async (shopper) => {
      const walker = await openEmbed(shopper, partner, mode);
      await walkToOffers(walker);
      await seePrices(walker);
      const opened = shopper.context.waitForEvent('page');
      await firstOffer(walker).click();
      const tab = await opened;
      await tab.waitForURL((url) => url.origin === SITE && /\/rates\/?$/.test(url.pathname));
      expect(await priceShown({ site: SITE, page: tab, t: walker.t })).toBeGreaterThan(0);
      expect((await heardBy(shopper)).some(({ type }) => type === 'handoff')).toBe(true);
      expect(shopper.page.url().startsWith(`http://127.0.0.1:${PORT_BASE + 340}/`)).toBe(true);
    }));
});
