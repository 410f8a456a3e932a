import { rows } from '@shared/testing/form';
import { BRINGING } from '../journey/bringRemote';
import { lateScreen, retry, usefulScreen } from '../journey/failure';
import { isSameDocument, markDocument, stored } from '../journey/page';
import { FAULTS, faultOf, needsNewPage } from '../journey/remoteFaults';
import { REMOTES } from '../system/processes';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { within } from '../system/within';

/** Milliseconds until the right thing is on the screen. */
const SOON = 5000;

/** The browser's and the runtime's messages for these faults. */
const EXPECTED = [
  /ERR_(CONNECTION|EMPTY_RESPONSE|FAILED|PROXY|TUNNEL)/,
  /Federation Runtime/,
  /Loading chunk|ChunkLoadError/,
  /timeout/i,
  /status of (404|500)/,
  /integrity/,
  /resource .* blocked/,
  /contract/,
  /MIME type/,
];

const cases = REMOTES.flatMap((remote) => FAULTS.map((fault) => [remote, fault] as const));
/** In the short form, each remote and each fault about once. */
const few = (row: readonly [string, string]) => cases.findIndex((one) => one === row) % 8 === 0;
const story = (work: (shopper: Shopper) => Promise<void>) => tell(work, { allowed: EXPECTED });

describe('a faulty live version: the version before it shows within five seconds', () => {
  // The first build is published twice, so here the version before has the same contract.
  const withFallback = cases.filter(([, fault]) => !needsNewPage(fault));
  test.each(rows(withFallback, few))('%s is %s', (remote, fault) =>
    story(async (shopper) => {
      const { before, bring, seen } = BRINGING[remote];
      const { begin, end } = await faultOf(shopper, remote, fault, 'live');
      await before(shopper);
      await markDocument(shopper);
      begin();
      await bring(shopper);
      await within(SOON, 'no screen of the version before', seen(shopper));
      expect(await isSameDocument(shopper)).toBe(true);
      end();
    }),
  );
});

describe('a faulty remote: words and a retry within five seconds; the rest works, nothing is lost, and it recovers', () => {
  test.each(rows(cases, few))('%s is %s', (remote, fault) =>
    story(async (shopper) => {
      const { page } = shopper;
      const { before, bring, seen, seenBack } = BRINGING[remote];
      const { begin, end } = await faultOf(shopper, remote, fault, 'every version');
      await before(shopper);
      await markDocument(shopper);
      const quoteId = await stored(shopper, 'quoteId');
      begin();
      await bring(shopper);
      const words = usefulScreen(shopper).or(lateScreen(shopper));
      await within(SOON, 'no words', words.waitFor());
      expect(await page.getByRole('banner').isVisible()).toBe(true);
      await page.goBack();
      await seenBack(shopper);
      expect(await stored(shopper, 'quoteId')).toBe(quoteId);
      await page.goForward();
      await within(SOON, 'no words', words.waitFor());
      expect(await isSameDocument(shopper)).toBe(true);
      end();
      if (needsNewPage(fault)) await page.reload();
      // A hung remote may show by itself before the retry is pressed.
      else await Promise.race([retry(shopper), seen(shopper)]);
      await seen(shopper);
    }),
  );
});
