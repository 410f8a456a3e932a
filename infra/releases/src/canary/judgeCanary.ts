import { perform } from '../acts/perform';
import { noApi } from '../gate/askApi';
import { readReleaseFile } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import type { Measured } from '../watch/measured';
import { judge, JUDGE_NAME } from './judge';

const JUDGE = { name: JUDGE_NAME, part: '*' } as const;

/** Everything measured since an instant (ms). */
export type MeasuredSince = (since: number) => readonly Measured[];

/** Stops the canary if it is worse than the live release, and logs why; returns the reason. */
export async function judgeCanary(store: ReleaseStore, measuredSince: MeasuredSince): Promise<string | null> {
  const file = await readReleaseFile(store);
  if (!file?.canary) return null;
  const { release, since = '' } = file.canary;
  const why = judge(measuredSince(Date.parse(since) || 0), { canary: release, live: file.live, since });
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
