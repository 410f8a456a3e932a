import { HEALTHY, pageLoad, type Behavior } from '@infra/releases/testing';
import type { Measure, MeasureReport } from '@shared/federation/page';
import type { ReleaseSite } from '../system/releaseSite';
import { sendReports } from '../system/sendReports';
import { until } from '../system/until';
import { pageDataIn } from './pageData';

/** A canary of one part, beside the live versions. */
export interface Canary {
  /** Its name. */
  name: string;
  /** The id of the release that its visits get. */
  release: string;
  /** The id of the release of everyone else. */
  liveRelease: string;
  part: string;
  /** The part's version in the canary, and the live one. */
  version: string;
  liveVersion: string;
  /** The version of the shell, the same in both. */
  shell: string;
  share: number;
}

const versionIn = (name: string | undefined): string => name?.split('@')[1] ?? 'none';

/** Begins a canary of a part's version by its name. */
export async function beginCanary(
  { desk, served }: ReleaseSite,
  part: string,
  name: string,
  share: number,
): Promise<Canary> {
  const { parts } = await desk.list();
  const liveName = parts[part]?.live ?? 'none';
  // The id of what is live; a page may already be the canary's once it has started.
  const liveRelease = await served();
  await desk.act({ what: 'canary', release: name, share, why: 'a story' });
  return {
    name,
    release: liveRelease.replace(liveName, name),
    liveRelease,
    part,
    version: versionIn(name),
    liveVersion: versionIn(liveName),
    shell: versionIn(parts['shell']?.live),
    share,
  };
}

/** The release that a new visitor gets with a page, and the cookie that keeps it. */
async function visitOf(site: string, cookie = ''): Promise<{ release: string; pin: string }> {
  const answer = await fetch(site, { headers: { cookie } });
  const pin = answer.headers.getSetCookie().find((line) => line.startsWith('release=')) ?? '';
  return { release: pageDataIn(await answer.text()).release, pin: pin.split(';')[0] ?? '' };
}

/** The id of a new visitor who belongs to the canary's share. */
export async function visitorOf({ origin }: ReleaseSite, { release }: Canary): Promise<string> {
  for (let number = 1; number < 1000; number += 1) {
    const id = `visitor-${number}`;
    if ((await visitOf(origin, `visitor=${id}`)).release === release) return id;
  }
  throw new Error('nobody belongs to the canary');
}

/** A failed load is followed by the live version's, as a page does. */
function fellBack(canary: Canary, measures: Measure[], chance: () => number): Measure[] {
  const hasFailed = measures.some(({ kind }) => kind === 'load-failure');
  const { part, liveVersion: version } = canary;
  return hasFailed
    ? [...measures, ...pageLoad({ part, version }, { ...HEALTHY, failing: 0 }, chance)]
    : measures;
}

/**
 * Sends what so many pages of new visitors would report, those of the canary and those that chance left on the live
 * release; the live ones are healthy.
 */
export async function sendLoads(
  site: ReleaseSite,
  canary: Canary,
  behavior: Behavior,
  { loads, chance }: { loads: number; chance: () => number },
): Promise<void> {
  const { part, version, liveVersion, shell, share, release, liveRelease } = canary;
  const reports = Array.from({ length: loads }, (): MeasureReport => {
    if (chance() >= share)
      return {
        release: liveRelease,
        measures: pageLoad({ part, version: liveVersion, shell }, HEALTHY, chance),
      };
    const measures = pageLoad({ part, version, shell }, behavior, chance);
    return { release, measures: fellBack(canary, measures, chance) };
  });
  const { pin } = await visitOf(site.origin);
  await sendReports(site.origin, pin, reports);
}

const loadsIn = async (site: ReleaseSite): Promise<number> =>
  (await site.watched()).reduce((sum, { loads }) => sum + loads, 0);

/** Waits until everything sent so far was read and judged: a canary is judged with every second reading. */
export async function seeJudged(
  site: ReleaseSite,
  { liveVersion, liveRelease, part }: Canary,
): Promise<void> {
  const load: Measure = { kind: 'load', part, version: liveVersion };
  for (let reading = 0; reading < 4; reading += 1) {
    const before = await loadsIn(site);
    await sendReports(site.origin, '', [{ release: liveRelease, measures: [load] }]);
    await until(async () => (await loadsIn(site)) > before, 'the next reading');
  }
}
