import { perform } from '../acts/perform';
import { noApi } from '../gate/askApi';
import { APP_NAMES, type AppName, type Canary, type ReleaseFile } from '../model/release';
import { readReleaseFile } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import type { Measured } from '../watch/measured';
import { judge, JUDGE_NAME } from './judge';

const JUDGE = { name: JUDGE_NAME, part: '*' } as const;

/** Everything measured since an instant (ms). */
export type MeasuredSince = (since: number) => readonly Measured[];

/** The parts that went live in another version since the canary began, which the canary does not have. */
function changedSince({ live, releases }: ReleaseFile, { release, base }: Canary): AppName[] {
  const before = base === undefined ? undefined : releases[base];
  if (!before) return [];
  const version = (id: string, app: AppName) => releases[id]?.apps[app]?.version;
  return APP_NAMES.filter((app) => {
    const was = before.apps[app]?.version;
    return version(release, app) === was && version(live, app) !== was;
  });
}

/** Stops the canary if it is worse than the live release, and logs why; returns the reason. */
export async function judgeCanary(store: ReleaseStore, measuredSince: MeasuredSince): Promise<string | null> {
  const file = await readReleaseFile(store);
  if (!file?.canary) return null;
  const { release, since = '' } = file.canary;
  const others = changedSince(file, file.canary);
  const trial = { canary: release, live: file.live, since, others };
  const why = judge(measuredSince(Date.parse(since) || 0), trial);
  if (why !== null) await perform(store, JUDGE, { what: 'stop-canary', release, why }, noApi);
  return why;
}

/** Judges again and again until the returned function is called. A failed try is told, and the next one repeats it. */
export function keepJudging(
  store: ReleaseStore,
  measuredSince: MeasuredSince,
  tell: (error: unknown) => void,
  everyMs: number,
): () => void {
  const timer = setInterval(() => void judgeCanary(store, measuredSince).catch(tell), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
