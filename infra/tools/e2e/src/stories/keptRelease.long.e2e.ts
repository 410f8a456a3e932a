import { paths } from '@shared/domain';
import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { apply } from '../journey/application/apply';
import { buy } from '../journey/application/buyAndApply';
import { atWidth, axeFindings, overflow } from '../journey/looks';
import { arriveAt, button, choose, link, seeHeading, visit } from '../journey/page';
import { releaseOf } from '../journey/pageData';
import { buyPolicy } from '../journey/payment/buyPolicy';
import { toPrices } from '../journey/rates';
import { startWithZip } from '../journey/start';
import { toDrivers } from '../journey/straightWay';
import { LANGUAGES, textsOf } from '../journey/texts';
import { pickByVin } from '../journey/vehicles';
import { ZIPS } from '../journey/zips';
import { another } from '../system/another';
import { reworded } from '../system/changedBuild';
import { standAtDrivers } from '../system/heldQuote';
import { startReleaseSite, type ReleaseSite } from '../system/releaseSite';
import type { Shopper } from '../system/shopper';
import { tell, type StoryOptions } from '../system/story';

const DAY_SECONDS = 86_400;

let own: ReleaseSite;
beforeAll(async () => {
  own = await startReleaseSite(232);
});
afterAll(() => own.stop());

const story = (work: (shopper: Shopper) => Promise<void>, options: StoryOptions = {}) =>
  tell(work, { site: own.origin, ...options });

/** The first questions under this heading, in both languages. */
const titled = (title: string) =>
  reworded({ [textsOf('en')('quotes:edit.title')]: title, [textsOf('es')('quotes:edit.title')]: title });

/** What a new visitor sees at the first questions. */
const seenByNew = (shopper: Shopper, title: string): Promise<void> =>
  another(shopper, async (other) => {
    await startWithZip(other, ZIPS.OH);
    await seeHeading(other, title);
  });

describe('a shopper keeps their release while another is promoted (ADR 0074)', () => {
  test('from the drivers to the policy; the next page after the purchase is the new one', () =>
    story(async (shopper) => {
      const { page } = shopper;
      await toDrivers(shopper, ZIPS.IL);
      const kept = await releaseOf(page);
      const release = await own.publishLive('quote', titled('Before we begin'));
      await seenByNew(shopper, 'Before we begin');
      await toPrices(shopper);
      await page.reload();
      await buy(shopper);
      await apply(shopper, {
        street: '1 Main St',
        drivers: [quackenbush('IL')],
        vehicles: [OLD_ACCORD],
      });
      expect(await releaseOf(page)).toBe(kept);
      await buyPolicy(shopper, 'Wilhelmina Quackenbush');
      expect(await releaseOf(page)).toBe(kept);
      await visit(shopper, paths.privacy());
      await seeHeading(shopper, shopper.t('shell:privacyPage.title'));
      expect(await releaseOf(page)).toBe(release);
    }));

  test('for a day after the last page or step; then the next page is the new one', () =>
    story(async (shopper) => {
      const { page, context } = shopper;
      await standAtDrivers(shopper);
      const kept = await releaseOf(page);
      const release = await own.publishLive('quote', titled('A day later'));
      const held = async () => (await context.cookies()).find(({ name }) => name === 'release');
      const before = (await held())?.expires ?? 0;
      await link(shopper, shopper.t('drivers:list.add'), false).click();
      await arriveAt(shopper, paths.newDriver());
      const { value, expires = 0 } = (await held()) ?? {};
      expect([value?.startsWith(`${kept}~`), expires >= before]).toEqual([true, true]);
      expect(Math.abs(expires - Date.now() / 1000 - DAY_SECONDS)).toBeLessThan(120);
      await page.reload();
      expect(await releaseOf(page)).toBe(kept);
      // What the browser does after a day.
      await context.clearCookies({ name: 'release' });
      await page.reload();
      await seeHeading(shopper, shopper.t('drivers:form.titleAdd'));
      expect(await releaseOf(page)).toBe(release);
    }));
});

describe('an operator goes back', () => {
  test('one command, in force with the next page, also while releases are frozen; nothing is promoted then', () =>
    story(async (shopper) => {
      const { page, t } = shopper;
      const live = await own.served();
      const release = await own.publishLive('quote', titled('A worse page'));
      const other = await own.publish('quote', titled('Too late'));
      await startWithZip(shopper, ZIPS.OH);
      await seeHeading(shopper, 'A worse page');
      expect(await own.command('freeze', '--why', 'the holidays')).toContain('frozen: nothing goes live');
      await expect(own.command('promote', other, '--why', 'a feature')).rejects.toThrow(
        'Releases are frozen',
      );
      await expect(own.command('canary', other, '10', '--why', 'a feature')).rejects.toThrow(
        'Releases are frozen',
      );
      await page.reload();
      await seeHeading(shopper, 'A worse page');
      await own.command('rollback', 'quote', '--why', 'a worse page');
      await page.reload();
      await page
        .getByRole('heading', { level: 1 })
        .and(page.getByText('A worse page'))
        .waitFor({ state: 'detached' });
      expect(await releaseOf(page)).toBe(live);
      await button(shopper, t('quotes:edit.submit')).waitFor();
      await own.command('unfreeze', '--why', 'the holidays are over');
      const log = await own.command('log');
      expect(log).toContain('local: freeze (the holidays)');
      expect(log).toMatch(/local: rollback quote@\S+ to quote@\S+ \(a worse page\)/);
      const { revoked } = await own.desk.list();
      expect(revoked.some((name) => release.includes(name))).toBe(true);
    }));
});

describe('an open page whose release was revoked', () => {
  test.each(LANGUAGES)('says so at its next step, and the new one has all that was typed (%s)', (language) =>
    story(
      async (shopper) => {
        const { page, t } = shopper;
        const live = await own.served();
        const release = await own.publishLive('quote', titled('Revoked soon'));
        await startWithZip(shopper, ZIPS.OH);
        await seeHeading(shopper, 'Revoked soon');
        expect(await releaseOf(page)).toBe(release);
        await own.rollBack('quote');
        const said = page.getByRole('alert').filter({ hasText: t('shell:revoked.title') });
        expect(await said.count()).toBe(0);
        await choose(shopper, t('quotes:edit.home'), t('quotes:edit.homeNo'));
        await choose(shopper, t('quotes:edit.insured'), t('quotes:edit.insuredNo'));
        await button(shopper, t('quotes:edit.submit')).click();
        await arriveAt(shopper, paths.newVehicle());
        await said.waitFor();
        for (const width of [360, 1280]) {
          await atWidth(page, width);
          expect([...(await axeFindings(page)), ...(await overflow(page))]).toEqual([]);
        }
        await atWidth(page, 360);
        await pickByVin(shopper);
        await choose(shopper, t('vehicles:use.legend'), t('vehicles:use.pleasure'));
        await button(shopper, t('shell:revoked.load')).click();
        await said.waitFor({ state: 'detached' });
        await page.getByRole('heading', { name: '2003 Honda Accord' }).waitFor();
        await arriveAt(shopper, paths.newVehicle());
        expect(await releaseOf(page)).toBe(live);
        await button(shopper, t('vehicles:form.save')).click();
        await arriveAt(shopper, paths.vehicles());
      },
      { language, viewport: { width: 360, height: 640 } },
    ),
  );
});
