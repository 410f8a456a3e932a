import type { Browser } from 'playwright-core';
import { demandRefused, publishedIn, release, tryRelease, walkThrough } from './service';
import { preview } from './shoppers';
import { demand, demandEqual, step } from './step';
import type { TeamFolder } from './teamFolder';
import type { Tokens } from './tryBind';
import { servedTo, untilServed, visitorsOf } from './visitors';

/** The share of a canary in percent, and how many of so many fixed visitors it may get. */
const CANARY = { percent: 10, visitors: 1000, least: 80, most: 120 };
const WHY = 'a plainer heading above the answers';

/** The fixed visitors who get the canary, who must stay the same when asked again. */
async function canaryVisitors(id: string): Promise<string[]> {
  const { visitors, least, most } = CANARY;
  const got = await visitorsOf(id, visitors);
  demand(got.length >= least && got.length <= most, `${got.length} of ${visitors} visitors get the canary`);
  demandEqual(await visitorsOf(id, visitors), got, 'the visitors of the canary when asked again');
  return got;
}

/** Nothing goes live that the platform's job did not walk through in a browser, and a team cannot say that it did. */
async function walkedFor(tokens: Tokens, folder: string, id: string): Promise<string> {
  const early = await tryRelease(folder, tokens.quoteTeam, 'promote', id, '--why', WHY);
  demand(!early.ok && early.output.includes('No browser has walked through'), `a refusal: ${early.output}`);
  const walk = { what: 'note-walk', release: id, screens: ['start'], findings: [] };
  await demandRefused(tokens.quoteTeam, walk);
  return walkThrough(tokens.walks, id);
}

/** What a team does with its token and the service's address, from publishing to everyone. Returns the release. */
export async function goLive(
  { folder }: TeamFolder,
  tokens: Tokens,
  { old, browser }: { old: string; browser: Browser },
): Promise<string> {
  const team = (...args: string[]) => release(folder, tokens.quoteTeam, ...args, '--why', WHY);
  const id = await step(
    (made) => `published ${made}`,
    async () => publishedIn(await team('publish')),
  );
  demandEqual(await servedTo(), old, 'what a new visitor gets after the publication');
  await step('previewed it', async () => preview(browser, await team('preview', id), id));
  demandEqual(await servedTo(), old, 'what a new visitor gets beside the preview');
  await step(
    (screens) => `a browser walked through it: ${screens}`,
    () => walkedFor(tokens, folder, id),
  );
  await step(
    (got: string[]) => `gave a canary of ${CANARY.percent}% to ${got.length} of ${CANARY.visitors} visitors`,
    async () => {
      await team('canary', id, String(CANARY.percent));
      return canaryVisitors(id);
    },
  );
  await step('promoted it', async () => {
    await team('promote', id);
    await untilServed(id);
  });
  return id;
}
