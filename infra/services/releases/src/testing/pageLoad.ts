import { UNKNOWN_PART, type Measurable, type Measure, type Vital } from '@shared/federation/page';

/** How a release behaves: shares of its loads, and typical times in ms. */
export interface Behavior {
  failing: number;
  throwing: number;
  /** Pages with an error that no script can be blamed for, such as one of a browser's extension. */
  puzzling: number;
  /** Factor on every time. */
  slower: number;
  /** Share of loads whose layout shifts by more than 0.1. */
  shifting: number;
}

export const HEALTHY: Behavior = {
  failing: 0.003,
  throwing: 0.005,
  puzzling: 0.01,
  slower: 1,
  shifting: 0.04,
};

/** Medians of lognormal times, with the spread that phones and lines cause. */
const TIMES: [Exclude<Vital, 'CLS'>, number, number][] = [
  ['LCP', 1500, 0.6],
  ['INP', 90, 0.7],
  ['usable', 2200, 0.6],
];

/** Pseudorandom numbers from 0 to 1 that are the same for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What one page measures of a part's version that behaves like this; of the whole page only if `shell` is its version. */
export function pageLoad(
  { part, version, shell }: Measurable & { shell?: string },
  { failing, throwing, puzzling, slower, shifting }: Behavior,
  chance: () => number,
): Measure[] {
  const route = '/quotes/new';
  const measures: Measure[] = [];
  if (shell !== undefined) {
    measures.push({ kind: 'load', part: 'shell', version: shell });
    if (chance() < puzzling)
      measures.push({ kind: 'error', part: UNKNOWN_PART, version: '', route, error: 'Other' });
  }
  if (chance() < failing)
    return [...measures, { kind: 'load-failure', part, version, route, error: 'ChunkLoadError' }];
  measures.push({ kind: 'load', part, version });
  if (chance() < throwing) measures.push({ kind: 'error', part, version, route, error: 'TypeError' });
  measures.push({ kind: 'vital', vital: 'CLS', value: chance() < shifting ? 0.2 : 0, part, version });
  for (const [vital, median, spread] of TIMES) {
    const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
    const value = median * slower * Math.exp(spread * normal);
    measures.push({ kind: 'vital', vital, value, part, version });
  }
  return measures;
}
