import { HEALTHY, seeded, type Behavior } from '@infra/releases/testing';
import { paths } from '@shared/domain';
import { beginCanary, seeJudged, sendLoads, visitorOf, type Canary } from '../journey/canary';
import { seeHeading, visit } from '../journey/page';
import { releaseOf } from '../journey/pageData';
import { typeZip } from '../journey/start';
import { ZIPS } from '../journey/zips';
import { beginningWith, type Change } from '../system/changedBuild';
import { startReleaseSite, type ReleaseSite, type Watched } from '../system/releaseSite';
import type { Shopper } from '../system/shopper';
import { tell, type StoryOptions } from '../system/story';
import { until } from '../system/until';

const SHARE = 0.3;
const PART = 'quote';

let own: ReleaseSite;
beforeAll(async () => {
  own = await startReleaseSite(296, { WATCH_EVERY_MS: '200' });
});
afterAll(() => own.stop());

const watched = async (version: string): Promise<Watched | undefined> =>
  (await own.watched()).find((one) => one.version === version);

/** Whether the edge counted a load, or its failure, of a visitor who arrived during the canary. */
async function isCompared({ version }: Canary): Promise<boolean> {
  const metrics = await (await fetch(`${own.origin}/metrics`)).text();
  const of = `part="${PART}",version="${version}",[^}]*trial="2`;
  return new RegExp(`^browser_load(s|_failures)_total\\{${of}`, 'm').test(metrics);
}

const judged = async ({ name }: Canary) =>
  (await own.desk.log()).entries.find(({ what }) => what === `stop-canary ${name}`);

/** One new visitor of the canary, from the ZIP to the questions. */
async function walk(shopper: Shopper, canary: Canary): Promise<void> {
  const visitor = await visitorOf(own, canary);
  await shopper.context.addCookies([{ name: 'visitor', value: visitor, url: own.origin }]);
  await visit(shopper, paths.start());
  await typeZip(shopper, ZIPS.OH);
  await seeHeading(shopper, shopper.t('quotes:edit.title'));
  expect(await releaseOf(shopper.page)).toBe(canary.release);
}

interface Fault {
  change: Change;
  /** What a page of it measures. */
  behavior: Partial<Behavior>;
  /** The version that it is counted for; the canary's by default. */
  counted?: (canary: Canary) => string;
  /** Whether a real page's report shows it. */
  isReported: (measured: Watched) => boolean;
  /** What the log says of it. */
  why: RegExp;
  story?: StoryOptions;
  /** Makes one browser meet what happens in a few loads only. */
  meet?: (shopper: Shopper) => Promise<void>;
}

const FAULTS: Record<string, Fault> = {
  'throws in 5% of its loads': {
    change: beginningWith('if(Math.random()<.05)setTimeout(()=>{throw new Error("a fault")});'),
    behavior: { throwing: 0.05 },
    isReported: ({ errors }) => errors > 0,
    why: /^quote \(Quote team\): errors \d+\.\d% of \d+, live \d\.\d% of \d+; the margin is 1\.0 points$/,
    story: { allowed: [/a fault/] },
    meet: async ({ context }) => {
      await context.addInitScript(() => (Math.random = () => 0.01));
    },
  },
  'throws in 5% of its loads what no script can be blamed for': {
    change: beginningWith('if(Math.random()<.05)setTimeout(()=>{throw "a text"});'),
    behavior: { puzzling: 0.05 },
    isReported: ({ errors }) => errors > 0,
    counted: ({ name }) => name,
    why: /^its pages \(no script can be blamed\): errors \d+\.\d% of \d+, live \d\.\d% of \d+; the margin is 1\.0 points$/,
    story: { allowed: [/a text/] },
    meet: async ({ context }) => {
      await context.addInitScript(() => (Math.random = () => 0.01));
    },
  },
  'is 40% slower': {
    change: beginningWith('for(const t=performance.now();performance.now()<1.4*t;);'),
    behavior: { slower: 1.4 },
    isReported: ({ vitals }) => (vitals['usable']?.samples ?? 0) > 0,
    why: /^quote \(Quote team\): (LCP|INP|usable) \d+ ms in \d+, live \d+ ms in \d+; the margin is 15\.0%$/,
  },
  'breaks the contract that it states': {
    change: (text) => text.replaceAll('contractVersion:1', 'contractVersion:9'),
    behavior: { failing: 1 },
    isReported: ({ loadFailures }) => loadFailures > 0,
    why: /^quote \(Quote team\): load failures \d+\.\d% of \d+, live \d\.\d% of \d+; the margin is 1\.0 points$/,
  },
};

/** Every field of this name in the build's contract has another one. */
const renamed: Change = (text, name) =>
  name === 'contract.json' ? text.replaceAll('"version"', '"revision"') : text;

describe('a canary that is worse is stopped, and the log says why (ADR 0074)', () => {
  test.each(Object.entries(FAULTS))('%s', async (_name, fault) => {
    const { change, behavior, counted, isReported, why, story = {}, meet } = fault;
    const canary = await beginCanary(own, PART, await own.publish(PART, change), SHARE);
    await tell(
      async (shopper) => {
        await meet?.(shopper);
        await walk(shopper, canary);
        await until(async () => {
          const measured = await watched(counted?.(canary) ?? canary.version);
          return measured !== undefined && isReported(measured);
        }, 'a real report is counted for the canary');
        expect(await isCompared(canary)).toBe(true);
        const chance = seeded(1);
        const worse = { ...HEALTHY, ...behavior };
        for (let loads = 0; loads < 4000 && !(await judged(canary)); loads += 200)
          await sendLoads(own, canary, worse, { loads: 200, chance });
        await until(async () => (await judged(canary)) !== undefined, 'the canary is stopped');
        expect(await judged(canary)).toMatchObject({ who: 'canary judge', why: expect.stringMatching(why) });
        await shopper.page.reload();
        await seeHeading(shopper, shopper.t('quotes:edit.title'));
        expect(await releaseOf(shopper.page)).toBe(canary.liveRelease);
      },
      { site: own.origin, ...story },
    );
  });

  test('breaks a contract, and says so: it is refused before anyone gets it', async () => {
    const refusal = /event quote:version-changed, field version: is missing; rates \(Rates team\) needs it/;
    await expect(own.publish(PART, renamed)).rejects.toThrow(refusal);
    const last = (await own.desk.log()).entries.at(-1);
    expect(last).toMatchObject({ who: 'operator', what: 'refused: publish quote' });
    expect(last?.checks?.join('\n')).toMatch(refusal);
  });
});

test('a healthy canary is never stopped in 20 tries of 1,000 loads; then the same one, throwing, is', async () => {
  const release = await own.publish(PART, (text) => text);
  for (let seed = 1; seed <= 20; seed += 1) {
    const canary = await beginCanary(own, PART, release, SHARE);
    await sendLoads(own, canary, HEALTHY, { loads: 1000, chance: seeded(seed) });
    await seeJudged(own, canary);
    expect([seed, (await judged(canary))?.why]).toEqual([seed, undefined]);
    await own.desk.act({ what: 'end-canary', part: PART, why: 'a story' });
  }
  const canary = await beginCanary(own, PART, release, SHARE);
  await sendLoads(own, canary, { ...HEALTHY, throwing: 0.3 }, { loads: 1000, chance: seeded(21) });
  await until(async () => (await judged(canary)) !== undefined, 'the canary is stopped');
});
