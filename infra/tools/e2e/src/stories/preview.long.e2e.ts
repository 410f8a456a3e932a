import { paths } from '@shared/domain';
import { texts as previewTexts } from '../../../../services/edge/src/preview/locales/texts';
import { axeFindings, atWidth, overflow } from '../journey/looks';
import { arriveAt, button, link, seeHeading } from '../journey/page';
import { releaseOf } from '../journey/pageData';
import { startWithZip, typeZip } from '../journey/start';
import { LANGUAGES, textsOf } from '../journey/texts';
import { another } from '../system/another';
import { reworded } from '../system/changedBuild';
import { startReleaseSite, type ReleaseSite } from '../system/releaseSite';
import type { Shopper } from '../system/shopper';
import { tell, type StoryOptions } from '../system/story';
import { until } from '../system/until';

const ZIP = '43215';
const NEW_TITLE = { en: 'Two questions first', es: 'Primero, dos preguntas' };
const CHANGED = {
  [textsOf('en')('quotes:edit.title')]: NEW_TITLE.en,
  [textsOf('es')('quotes:edit.title')]: NEW_TITLE.es,
};

let own: ReleaseSite;
let release: string;
beforeAll(async () => {
  own = await startReleaseSite(200);
  release = await own.publish('quote', reworded(CHANGED));
});
afterAll(() => own.stop());

const story = (work: (shopper: Shopper) => Promise<void>, options: StoryOptions = {}) =>
  tell(work, { site: own.origin, allowed: [/status of 410/], ...options });

const linkFor = (hours = 1): Promise<string> =>
  own.desk.link({ what: 'preview', release, hours, why: 'a look' });

const bar = ({ page, t }: Shopper) =>
  page.getByRole('region', { name: t('shell:preview.label'), exact: true });

/** No axe violation and no overflow, on a phone and on a desktop. */
async function looksRight({ page }: Shopper): Promise<void> {
  for (const width of [360, 1280]) {
    await atWidth(page, width);
    expect([...(await axeFindings(page)), ...(await overflow(page))]).toEqual([]);
  }
  await atWidth(page, 360);
}

/** Opens a link and presses its button. */
async function beginPreview(shopper: Shopper, address: string): Promise<void> {
  const { page, language } = shopper;
  const words = previewTexts[language];
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: words.title(release), exact: true }).waitFor();
  await page.getByRole('listitem').getByText('quote (Quote team)', { exact: true }).waitFor();
  await looksRight(shopper);
  await button(shopper, words.start).click();
  await bar(shopper).waitFor();
}

async function seeRefusal(shopper: Shopper, address: string): Promise<void> {
  const { page, language } = shopper;
  const words = previewTexts[language];
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(410);
  await page.getByRole('heading', { level: 1, name: words.endedTitle, exact: true }).waitFor();
  await looksRight(shopper);
  await link(shopper, words.site).click();
  await startsOnLive(shopper);
}

/** The open start screen is the live release's. */
async function startsOnLive(shopper: Shopper): Promise<void> {
  await typeZip(shopper, ZIP);
  await seeHeading(shopper, shopper.t('quotes:edit.title'));
  expect(await bar(shopper).count()).toBe(0);
}

describe('a preview link (ADR 0074)', () => {
  test.each(LANGUAGES)(
    'shows one person a version until they leave it, with a bar; everyone else stays (%s)',
    (language) =>
      story(
        async (shopper) => {
          const { page, t } = shopper;
          const address = await linkFor();
          await beginPreview(shopper, address);
          await bar(shopper).getByText('quote (Quote team)', { exact: false }).waitFor();
          await looksRight(shopper);
          await typeZip(shopper, ZIP);
          await seeHeading(shopper, NEW_TITLE[language]);
          await looksRight(shopper);
          await another(shopper, async (other) => {
            await seeRefusal(other, address);
            expect(await releaseOf(other.page)).toBe(own.first);
          });
          await page.reload();
          await seeHeading(shopper, NEW_TITLE[language]);
          await button(shopper, t('shell:preview.leave')).click();
          await seeHeading(shopper, t('quotes:edit.title'));
          await arriveAt(shopper, paths.editQuote());
          expect([await bar(shopper).count(), await releaseOf(page)]).toEqual([0, own.first]);
        },
        { language, viewport: { width: 360, height: 640 } },
      ),
  );

  test.each(LANGUAGES)('that was changed is refused politely (%s)', (language) =>
    story(
      async (shopper) => {
        const address = await linkFor();
        await seeRefusal(shopper, address.replace('/quote@', '/bind@'));
        const forged = address.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
        await another(shopper, (other) => seeRefusal(other, forged));
        expect(shopper.page.url().startsWith(own.origin)).toBe(true);
      },
      { language },
    ),
  );

  test('ends with its time, and so does the preview that it began', () =>
    story(async (shopper) => {
      const hours = 20 / 3600;
      const [address, unused] = [await linkFor(hours), await linkFor(hours)];
      await beginPreview(shopper, address);
      await startWithZip(shopper, ZIP);
      await seeHeading(shopper, NEW_TITLE.en);
      await until(async () => (await fetch(unused)).status === 410, 'the link ends');
      await shopper.page.reload();
      await seeHeading(shopper, shopper.t('quotes:edit.title'));
      expect([await bar(shopper).count(), await releaseOf(shopper.page)]).toEqual([0, own.first]);
      await another(shopper, (other) => seeRefusal(other, unused));
    }));
});
