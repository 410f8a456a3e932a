import { HEALTHY, seeded } from '@infra/releases/testing';
import { paths } from '@shared/domain';
import { beginCanary, seeJudged, sendLoads, visitorOf, type Canary } from '../journey/canary';
import {
  makeLink,
  expectedRows,
  openTable,
  rowsOf,
  signIn,
  sumsOf,
  typeToken,
  versionsOf,
} from '../journey/charts';
import { tabTo } from '../journey/keyboard';
import { atWidth, axeFindings, brokenWords, overflow } from '../journey/looks';
import { button, seeHeading, visit } from '../journey/page';
import { releaseOf } from '../journey/pageData';
import { typeZip } from '../journey/start';
import { ZIPS } from '../journey/zips';
import { another } from '../system/another';
import { startReleaseSite, type ReleaseSite, type Watched } from '../system/releaseSite';
import type { Shopper } from '../system/shopper';
import { tell, type StoryOptions } from '../system/story';
import { until } from '../system/until';

/** What the platform calls the owner of `quote` later; builds still state the old name. */
const NEW_OWNER = 'Quote and drivers team';
const PARTS = ['bind', 'quote', 'rates', 'shell'];

let own: ReleaseSite;
let token: string;
let canary: Canary;
beforeAll(async () => {
  own = await startReleaseSite(328, { WATCH_EVERY_MS: '200' });
  token = await newToken('quote-team', 'quote');
});
afterAll(() => own.stop());

const newToken = async (name: string, part: string): Promise<string> =>
  (await own.command('token', 'create', name, '--part', part, '--why', 'a story')).trim();

/** A person at the release service's page. */
const story = (work: (person: Shopper) => Promise<void>, options: StoryOptions = {}) =>
  tell(work, { site: own.service, ...options });

const measuredOf = async (release: string, part: string): Promise<Watched | undefined> =>
  (await own.watched()).find((one) => one.release === release && one.part === part);

/** A visitor's pages, from the start to the questions, whose own reports are counted. */
async function visitSite(release: string, visitor?: string): Promise<void> {
  const before = (await measuredOf(release, 'quote'))?.loads ?? 0;
  await tell(
    async (shopper) => {
      const { context, page, t } = shopper;
      if (visitor) await context.addCookies([{ name: 'visitor', value: visitor, url: own.origin }]);
      await visit(shopper, paths.start());
      await typeZip(shopper, ZIPS.OH);
      await seeHeading(shopper, t('quotes:edit.title'));
      expect(await releaseOf(page)).toBe(release);
      await until(
        async () => ((await measuredOf(release, 'quote'))?.loads ?? 0) > before,
        'the page’s own report is counted',
      );
    },
    { site: own.origin },
  );
}

/** Fits and is accessible on a phone and on a desktop, in light, in dark and in forced colors. */
async function looksRight({ page }: Shopper): Promise<void> {
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
    for (const width of [360, 1280]) {
      await atWidth(page, width);
      const found = [...(await axeFindings(page)), ...(await overflow(page)), ...(await brokenWords(page))];
      expect([media, width, found]).toEqual([media, width, []]);
    }
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

describe('the charts page of the release service (ADR 0039)', () => {
  test('before any browser reported, it says so', () =>
    story(async (person) => {
      await signIn(person, token);
      await person.page.getByText('No browser has reported anything in this time.').waitFor();
      expect(await versionsOf(person, 'quote').count()).toBe(0);
      await looksRight(person);
    }));

  test('real and seeded reports: each version with the true numbers, the canary beside the live release', async () => {
    await visitSite(own.first);
    canary = await beginCanary(own, 'quote', await own.publish('quote', (text) => text), 0.3);
    await visitSite(canary.release, await visitorOf(own, canary));
    await sendLoads(own, canary, HEALTHY, { loads: 1500, chance: seeded(3) });
    await seeJudged(own, canary);
    await story(async (person) => {
      const { page } = person;
      await signIn(person, token);
      await versionsOf(person, 'quote').waitFor();
      for (const part of ['quote', 'shell']) {
        const rows = await rowsOf(versionsOf(person, part));
        expect(rows).toEqual(await expectedRows(own, canary, part));
        expect(rows.length).toBeGreaterThan(1);
      }
      const parts = await own.desk.parts();
      for (const part of PARTS)
        await page
          .getByRole('region', { name: part, exact: true })
          .getByText(parts[part]?.owner ?? '?')
          .waitFor();
      await page
        .getByRole('region', { name: 'bind', exact: true })
        .getByText(/of this part in this time/)
        .waitFor();
      await looksRight(person);
    });
  });

  test('by keyboard: a chart as a table, another span of time; signing out', () =>
    story(async (person) => {
      const { page } = person;
      await signIn(person, token);
      await tabTo(page, page.getByRole('radio', { name: 'Day' }));
      await page.keyboard.press('ArrowLeft');
      await page
        .getByRole('radio', { name: '6 hours' })
        .and(page.locator(':checked'))
        .waitFor({ state: 'attached' });
      const sums = await sumsOf(await openTable(person, 'quote', 'Loads'));
      const rows = await rowsOf(versionsOf(person, 'quote'));
      expect(sums.map((sum) => sum.toLocaleString('en-US'))).toEqual(rows.map(([, , loads]) => loads));
      expect(sums[0]).toBeGreaterThan(900);
      await looksRight(person);
      await button(person, 'Sign out').press('Enter');
      await page.getByLabel('Release token').and(page.locator(':focus')).waitFor();
      expect(await page.getByText(own.first).count()).toBe(0);
    }));

  test('a wrong token, and one that is revoked while its charts are open, are refused', () =>
    story(
      async (person) => {
        const { page } = person;
        const refused = page.getByText('This token is unknown or was revoked.');
        await signIn(person, 'rel_wrong');
        await refused.waitFor();
        await looksRight(person);
        const leaving = await newToken('leaving', 'bind');
        await typeToken(person, leaving);
        await versionsOf(person, 'quote').waitFor();
        await own.command('token', 'revoke', 'leaving', '--why', 'a story');
        await page.getByText('Hour', { exact: true }).click();
        await refused.waitFor();
        expect(await versionsOf(person, 'quote').count()).toBe(0);
      },
      { allowed: [/status of 401/] },
    ));

  test('a link to the inspector or to a release that waits, with the reason in the log; others’ releases are refused', () =>
    story(
      async (person) => {
        const { page } = person;
        await own.desk.setPart({ what: 'set-part', part: 'quote', owner: NEW_OWNER, why: 'a story' });
        await signIn(person, token);
        await page.getByRole('region', { name: 'quote', exact: true }).getByText(NEW_OWNER).waitFor();
        await button(person, 'Make the link').click();
        await page.getByText('Say why you open it.').waitFor();
        const inspector = await makeLink(person, /inspector/, 'a look inside');
        await page
          .getByRole('region', { name: 'Table of the last acts' })
          .getByText('a look inside')
          .waitFor();
        await looksRight(person);
        await another(person, async (other) => {
          await other.page.goto(inspector);
          await button(other, 'Open the inspector').click();
          await other.page
            .getByRole('complementary', { name: 'Inspector', exact: true })
            .getByText(NEW_OWNER)
            .waitFor();
        });
        const preview = await makeLink(person, new RegExp(`preview of ${canary.release} `), 'a look ahead');
        await another(person, async (other) => {
          await other.page.goto(preview);
          await other.page.getByRole('button').click();
          await other.page.locator('#app').waitFor({ state: 'attached' });
          expect(await releaseOf(other.page)).toBe(canary.release);
        });
        const { entries } = await own.desk.log();
        expect(entries.slice(-2)).toMatchObject([
          { who: 'quote-team', what: expect.stringMatching(/^inspect until /), why: 'a look inside' },
          {
            who: 'quote-team',
            what: expect.stringMatching(`^preview ${canary.release} until `),
            why: 'a look ahead',
          },
        ]);
        const bind = await own.publish('bind', (text) => text);
        await page.reload();
        await typeToken(person, token);
        await person.page.getByRole('combobox', { name: 'What to open' }).selectOption(bind);
        await page.getByRole('textbox', { name: 'Reason' }).fill('not mine');
        await button(person, 'Make the link').press('Enter');
        await page.getByText('This token is for quote.').waitFor();
      },
      { allowed: [/status of 403/] },
    ));
});
