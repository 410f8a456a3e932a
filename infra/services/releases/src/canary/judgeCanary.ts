import { perform } from '../acts/perform';
import { noApi } from '../gate/askApi';
import { nameOf } from '../model/names';
import { readReleaseFile } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import type { Measured } from '../watch/measured';
import { judge, JUDGE_NAME, trialsOf } from './judge';

const JUDGE = { name: JUDGE_NAME, part: '*' } as const;

/** Everything measured since an instant (ms). */
export type MeasuredSince = (since: number) => readonly Measured[];

/** Stops each canary that is worse than the live version of its part, and logs why; returns the reasons. */
export async function judgeCanaries(store: ReleaseStore, measuredSince: MeasuredSince): Promise<string[]> {
  const file = await readReleaseFile(store);
  const reasons: string[] = [];
  for (const trial of file ? trialsOf(file) : []) {
    const why = judge(measuredSince(Date.parse(trial.since) || 0), trial);
    if (why === null) continue;
    const release = nameOf({ app: trial.part, version: trial.canary });
    await perform(store, JUDGE, { what: 'stop-canary', release, why }, noApi);
    reasons.push(why);
  }
  return reasons;
}

/** Judges again and again until the returned function is called. A failed try is told, and the next one repeats it. */
export function keepJudging(
  store: ReleaseStore,
  measuredSince: MeasuredSince,
  tell: (error: unknown) => void,
  everyMs: number,
): () => void {
  const timer = setInterval(() => void judgeCanaries(store, measuredSince).catch(tell), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
