import type { Vital } from '@shared/federation/page';
import { judge } from '../canary/judge';
import { nothingMeasured, type Measured } from '../watch/measured';
import { bucketOf } from '../watch/samples';

/** How a release behaves: shares of its loads, and typical times in ms. */
export interface Behavior {
  failing: number;
  throwing: number;
  /** Factor on every time. */
  slower: number;
  /** Share of loads whose layout shifts by more than 0.1. */
  shifting: number;
}

export const HEALTHY: Behavior = { failing: 0.003, throwing: 0.005, slower: 1, shifting: 0.04 };

/** Medians of lognormal times, with the spread that phones and lines cause. */
const TIMES: [Exclude<Vital, 'CLS'>, number, number][] = [
  ['LCP', 1500, 0.6],
  ['INP', 90, 0.7],
  ['usable', 2200, 0.6],
];

/** Pseudorandom numbers from 0 to 1 that are the same for a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Counted = { -readonly [Name in keyof Measured]: Measured[Name] } & {
  vitals: Record<Vital, Record<number, number>>;
};

function release(id: string): Counted {
  const named = nothingMeasured({ release: id, part: 'quote', version: id, owner: 'Quote team' });
  return { ...named, vitals: { LCP: {}, INP: {}, CLS: {}, usable: {} } };
}

function addLoad(to: Counted, { failing, throwing, slower, shifting }: Behavior, chance: () => number): void {
  if (chance() < failing) {
    to.loadFailures += 1;
    return;
  }
  to.loads += 1;
  if (chance() < throwing) to.errors += 1;
  const add = (vital: Vital, value: number) => {
    const bucket = bucketOf(vital, value);
    to.vitals[vital][bucket] = (to.vitals[vital][bucket] ?? 0) + 1;
  };
  add('CLS', chance() < shifting ? 0.2 : 0);
  for (const [vital, median, spread] of TIMES) {
    const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
    add(vital, median * slower * Math.exp(spread * normal));
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
