import type { Vital } from '@shared/federation/page';

/** Steps per doubling of a time; each is 19% above the one before. */
const STEPS = 4;
const FIRST_MS = 20;
const LAST_MS = 60_000;

const times = Array.from({ length: Math.ceil(Math.log2(LAST_MS / FIRST_MS) * STEPS) + 1 }, (_, step) =>
  Math.round(FIRST_MS * 2 ** (step / STEPS)),
);
const shifts = [0, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Upper bounds of the buckets that samples are counted in: ms, or the score of a layout shift. */
export const BOUNDS: Record<Vital, readonly number[]> = {
  LCP: times,
  INP: times,
  CLS: shifts,
  usable: times,
};

/** How many samples fell into each bucket, by the bucket's index; the one after the last bound has the rest. */
export type Samples = Readonly<Record<number, number>>;

/** The bucket of a value. */
export function bucketOf(vital: Vital, value: number): number {
  const index = BOUNDS[vital].findIndex((bound) => value <= bound);
  return index < 0 ? BOUNDS[vital].length : index;
}

export function countOf(samples: Samples): number {
  return Object.values(samples).reduce((sum, count) => sum + count, 0);
}

export function addSamples(one: Samples, other: Samples): Samples {
  const sum: Record<number, number> = { ...one };
  for (const [index, count] of Object.entries(other)) sum[Number(index)] = (sum[Number(index)] ?? 0) + count;
  return sum;
}

/**
 * The value that this share (0 to 1) of the samples does not exceed, interpolated within its bucket; null without
 * samples. Values beyond the last bound count as that bound.
 */
export function quantile(vital: Vital, samples: Samples, share: number): number | null {
  const wanted = countOf(samples) * share;
  const bounds = BOUNDS[vital];
  const last = bounds.at(-1) ?? 0;
  let before = 0;
  for (let index = 0; index < bounds.length; index += 1) {
    const count = samples[index] ?? 0;
    if (count > 0 && before + count >= wanted) {
      const from = bounds[index - 1] ?? 0;
      return from + ((bounds[index] ?? last) - from) * ((wanted - before) / count);
    }
    before += count;
  }
  return countOf(samples) > 0 ? last : null;
}
