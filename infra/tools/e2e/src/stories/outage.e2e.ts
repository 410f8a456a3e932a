import { getQuote } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { fillDriver, POLICYHOLDER, saveDriver } from '../journey/drivers';
import { arriveAt, button, choose, link, seeHeading, visit } from '../journey/page';
import { priceShown, toPrices } from '../journey/rates';
import { answerAbout, NOTHING_SPECIAL } from '../journey/start';
import { pickByVin } from '../journey/vehicles';
import { NOISE } from '../system/faults';
import { clientOf } from '../system/apiClient';
import { holdQuote } from '../system/heldQuote';
import { type OwnSite, startOwnSite } from '../system/processes';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** Records every alert of a page, however briefly it is shown. */
async function recordAlerts({ page }: Shopper): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenAlerts: seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=alert]')) seen.push(textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenAlerts') as string[]);
}

const stillTrying = ({ page, t }: Shopper) => page.getByRole('status').getByText(t('common:alert.repeating'));

describe('the API is killed while a shopper works: nothing is lost, and no error is shown', () => {
  let own: OwnSite;
  beforeAll(async () => {
    own = await startOwnSite(86, ['api']);
  });
  afterEach(() => own.startAgain('api'));
  afterAll(() => own.stop());

  /**
   * The API dies before the shopper acts, and is back once the page says that it keeps trying. The page's clock stands
   * still meanwhile, since a busy machine may need longer to start an API than a shopper waits.
   */
  async function killedDuring(shopper: Shopper, act: () => Promise<void>): Promise<void> {
    const { clock } = shopper.page;
    await own.kill('api');
    await act();
    await stillTrying(shopper).waitFor();
    await clock.pauseAt(await shopper.page.evaluate(() => Date.now() + 2000));
    await own.startAgain('api');
    await clock.resume();
  }

  test('a car, a changed answer and the prices', () =>
    tell(
      async (shopper) => {
        const { t } = shopper;
        const { client, quoteId } = await holdQuote(shopper, 'driver');
        const alerts = await recordAlerts(shopper);
        await shopper.page.clock.install();
        await visit(shopper, paths.newVehicle());
        await pickByVin(shopper);
        await choose(shopper, t('vehicles:use.legend'), t('vehicles:use.pleasure'));
        await killedDuring(shopper, () => button(shopper, t('vehicles:form.save')).click());
        await arriveAt(shopper, paths.vehicles());
        expect((await getQuote(client, quoteId)).vehicles).toHaveLength(2);

        await visit(shopper, paths.editQuote());
        await seeHeading(shopper, t('quotes:edit.title'));
        await choose(shopper, t('quotes:edit.home'), t('quotes:edit.homeYes'));
        const { version } = await getQuote(client, quoteId);
        await killedDuring(shopper, () => button(shopper, t('quotes:edit.submit')).click());
        await stillTrying(shopper).waitFor({ state: 'detached' });
        expect(await getQuote(client, quoteId)).toMatchObject({ homeowner: true, version: version + 1 });

        await visit(shopper, paths.drivers());
        await seeHeading(shopper, t('drivers:list.title'));
        await killedDuring(shopper, () => link(shopper, t('drivers:list.save')).click());
        expect(await priceShown(shopper)).toBeGreaterThan(0);
        expect(await alerts()).toEqual([]);
      },
      { site: own.origin, allowed: NOISE['502'] },
    ));
});

/** The first responses to a kind of call are lost after the API has done its work. */
function loseSome(shopper: Shopper, method: string, path: RegExp): () => void {
  let left = 2;
  return shopper.wire.disturb({
    match: (url, sent) => sent === method && path.test(url.pathname) && left-- > 0,
    lose: true,
  });
}

test('lost responses: each change counts once, and no error is shown', () =>
  tell(
    async (shopper) => {
      const { t } = shopper;
      await holdQuote(shopper, 'begun');
      const alerts = await recordAlerts(shopper);
      loseSome(shopper, 'PATCH', /^\/v2\/quotes\//);
      loseSome(shopper, 'POST', /\/vehicles$/);
      loseSome(shopper, 'GET', /\/rates$/);
      await visit(shopper, paths.editQuote());
      await answerAbout(shopper, NOTHING_SPECIAL);
      const { client, quoteId } = await clientOf(shopper);
      expect((await getQuote(client, quoteId)).version).toBe(2);
      await pickByVin(shopper);
      await choose(shopper, t('vehicles:use.legend'), t('vehicles:use.pleasure'));
      await button(shopper, t('vehicles:form.save')).click();
      await arriveAt(shopper, paths.vehicles());
      expect((await getQuote(client, quoteId)).vehicles).toHaveLength(1);
      await visit(shopper, paths.newDriver());
      await fillDriver(shopper, POLICYHOLDER);
      await saveDriver(shopper, true);
      expect(await toPrices(shopper)).toBeGreaterThan(0);
      expect(await alerts()).toEqual([]);
    },
    // The browser itself sends a call again when a kept connection dies, so an edit meets itself.
    { allowed: [...NOISE.offline, /status of 412/] },
  ));
