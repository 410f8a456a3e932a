import type { Vital } from '@shared/federation/page';
import { judge } from '../canary/judge';
import { nothingMeasured, type Measured } from '../watch/measured';
import { bucketOf } from '../watch/samples';
import { HEALTHY, pageLoad, seeded, type Behavior } from './pageLoad';

type Counted = { -readonly [Name in keyof Measured]: Measured[Name] } & {
  vitals: Record<Vital, Record<number, number>>;
};

function release(id: string): Counted {
  const named = nothingMeasured({ release: id, part: 'quote', version: id, owner: 'Quote team' });
  return { ...named, vitals: { LCP: {}, INP: {}, CLS: {}, usable: {} } };
}

function addLoad(to: Counted, behavior: Behavior, chance: () => number): void {
  for (const measure of pageLoad(to, behavior, chance)) {
    if (measure.kind === 'load') to.loads += 1;
    else if (measure.kind === 'load-failure') to.loadFailures += 1;
    else if (measure.kind === 'error') to.errors += 1;
    else {
      const counts = to.vitals[measure.vital];
      const bucket = bucketOf(measure.vital, measure.value);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  }
}

/** Loads of the canary between two looks, and of the live release for each of the canary's (a share of 10%). */
const BETWEEN_LOOKS = 10;
const LIVE_PER_LOAD = 9;

/** Runs a canary until it is stopped or has had so many loads; says why it was stopped, and after how many. */
export function simulateCanary(
  behavior: Behavior,
  seed: number,
  most = 1000,
): { loads: number; reason: string | null } {
  const [canary, live, chance] = [release('r3'), release('r2'), seeded(seed)];
  for (let loads = 1; loads <= most; loads += 1) {
    addLoad(canary, behavior, chance);
    for (let other = 0; other < LIVE_PER_LOAD; other += 1) addLoad(live, HEALTHY, chance);
    if (loads % BETWEEN_LOOKS > 0) continue;
    const reason = judge([canary, live], { canary: 'r3', live: 'r2' });
    if (reason !== null) return { loads, reason };
  }
  return { loads: most, reason: null };
}
