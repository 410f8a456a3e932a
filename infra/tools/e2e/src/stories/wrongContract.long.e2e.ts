import { paths } from '@shared/domain';
import { sample } from '@shared/testing/form';
import { BRINGING } from '../journey/bringRemote';
import { isSameDocument, markDocument, seeHeading, visit } from '../journey/page';
import { placeOf, releaseOf } from '../journey/pageData';
import { typeZip } from '../journey/start';
import { ZIPS } from '../journey/zips';
import { REMOTES, type RemoteName } from '../system/processes';
import { startReleaseSite, type ReleaseSite } from '../system/releaseSite';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { within } from '../system/within';

/** Milliseconds until the right thing is on the screen. */
const SOON = 5000;

let own: ReleaseSite;
beforeAll(async () => {
  own = await startReleaseSite(264);
});
afterAll(() => own.stop());

/** A build that says that it keeps the contract, and does not. */
const ofWrongContract = (text: string) => text.replaceAll('contractVersion:1', 'contractVersion:9');

/** A story while such a build is live. */
async function story(remote: RemoteName, work: (shopper: Shopper, release: string) => Promise<void>) {
  const release = await own.publishLive(remote, ofWrongContract);
  try {
    await tell((shopper) => work(shopper, release), { site: own.origin });
  } finally {
    await own.rollBack(remote, 'a wrong contract');
  }
}

describe('a live release whose remote breaks the contract that it states: the version before shows in five seconds', () => {
  test.each(sample(REMOTES))('%s, in the same document as the journey before it', (remote) =>
    story(remote, async (shopper, release) => {
      const { before, bring, seen, seenBack } = BRINGING[remote];
      await before(shopper);
      expect(await releaseOf(shopper.page)).toBe(release);
      const { live, previous } = await placeOf(shopper.page, remote);
      await markDocument(shopper);
      await bring(shopper);
      await within(SOON, 'no screen of the version before', seen(shopper));
      for (const { base } of [live, previous ?? live])
        expect(shopper.wire.seen.some((address) => address.startsWith(base))).toBe(true);
      await shopper.page.goBack();
      await seenBack(shopper);
      expect(await isSameDocument(shopper)).toBe(true);
    }),
  );

  test('quote, at the start: a ZIP still leads to the questions', () =>
    story('quote', async (shopper) => {
      await visit(shopper, paths.start());
      await typeZip(shopper, ZIPS.OH);
      await within(SOON, 'no questions', seeHeading(shopper, shopper.t('quotes:edit.title')));
    }));
});
