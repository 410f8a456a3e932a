import { HEALTHY, pageLoad, type Behavior } from '@infra/releases/testing';
import type { Measure, MeasureReport } from '@shared/federation/page';
import type { ReleaseSite } from '../system/releaseSite';
import { sendReports } from '../system/sendReports';
import { until } from '../system/until';

/** A canary of one part, beside the live release. */
export interface Canary {
  release: string;
  part: string;
  /** The part's version in the canary and in the live release. */
  version: string;
  liveVersion: string;
  /** The version of the shell, the same in both. */
  shell: string;
  share: number;
}

/** Begins a canary of a release that differs from the live one in `part`. */
export async function beginCanary(
  { desk }: ReleaseSite,
  part: string,
  release: string,
  share: number,
): Promise<Canary> {
  await desk.act({ what: 'canary', release, share, why: 'a story' });
  const { live, releases } = await desk.list();
  const versionIn = (id: string | null, of = part) =>
    releases.find((one) => one.id === id)?.versions[of] ?? 'none';
  const shell = versionIn(live, 'shell');
  return { release, part, version: versionIn(release), liveVersion: versionIn(live), shell, share };
}

/** The cookies that a new visitor gets with a page, by name. */
async function cookiesOf(site: string, cookie = ''): Promise<Record<string, string>> {
  const { headers } = await fetch(site, { headers: { cookie } });
  const pairs = headers.getSetCookie().map((line) => /^(\w+)=([^;]*)/.exec(line) ?? []);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** The id of a new visitor who belongs to the canary's share. */
export async function visitorOf({ origin }: ReleaseSite, { release }: Canary): Promise<string> {
  for (let number = 1; number < 1000; number += 1) {
    const id = `visitor-${number}`;
    if ((await cookiesOf(origin, `visitor=${id}`))['release'] === release) return id;
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
  const { part, version, liveVersion, shell, share, release } = canary;
  const reports = Array.from({ length: loads }, (): MeasureReport => {
    if (chance() >= share)
      return {
        release: site.first,
        measures: pageLoad({ part, version: liveVersion, shell }, HEALTHY, chance),
      };
    const measures = pageLoad({ part, version, shell }, behavior, chance);
    return { release, measures: fellBack(canary, measures, chance) };
  });
  const { trial = '' } = await cookiesOf(site.origin);
  await sendReports(site.origin, `trial=${trial}`, reports);
}

const loadsIn = async (site: ReleaseSite): Promise<number> =>
  (await site.watched()).reduce((sum, { loads }) => sum + loads, 0);

/** Waits until everything sent so far was read and judged: a canary is judged with every second reading. */
export async function seeJudged(site: ReleaseSite, { liveVersion, part }: Canary): Promise<void> {
  const load: Measure = { kind: 'load', part, version: liveVersion };
  for (let reading = 0; reading < 4; reading += 1) {
    const before = await loadsIn(site);
    await sendReports(site.origin, '', [{ release: site.first, measures: [load] }]);
    await until(async () => (await loadsIn(site)) > before, 'the next reading');
  }
}
