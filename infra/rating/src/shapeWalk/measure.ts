import * as fc from 'fast-check';
import { householdArbitrary } from '../samples/householdArbitrary';
import type { RatedCase } from '../samples/quoteArbitrary';
import { walkQuote, type Shown, type Walk } from './walkQuote';

/** A fixed seed gives the same quotes on every machine and in every run. */
const SEED = 20;

/** Walks generated quotes from the first car to review; leaves out those that no carrier insures. */
export function walksOf(count: number, quotes: fc.Arbitrary<RatedCase> = householdArbitrary()): Walk[] {
  const cases = fc.sample(fc.noBias(quotes), { numRuns: count, seed: SEED });
  return cases.flatMap((given) => walkQuote(given) ?? []);
}

/** The moments at which a range is shown, as rows of the table and the plot. */
export const MOMENTS = [
  'first car',
  'another car',
  'cars done',
  'first driver',
  'another driver',
  'review',
] as const;
export type Moment = (typeof MOMENTS)[number];

function momentOf({ step, cars, drivers }: Shown): Moment {
  if (step === 'review') return 'review';
  if (step === 'vehicles') return cars === 1 ? 'first car' : 'another car';
  if (drivers === 0) return 'cars done';
  return drivers === 1 ? 'first driver' : 'another driver';
}

/** The median, or the value at another share of the sorted list. */
export function atShare(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** All ranges shown at one moment; `low`, `high` and `width` are medians, as shares of the first offer. */
interface MomentFigures {
  moment: Moment;
  ranges: number;
  /** The share of ranges that contain the first offer. */
  inside: number;
  low: number;
  high: number;
  width: number;
}

const isInside =
  ({ offer, exact }: Walk) =>
  ({ low, high }: Shown) =>
    low <= exact && offer <= high;

const shareOf = (count: number, all: number): number => (all === 0 ? NaN : count / all);

function figuresOf(walks: readonly Walk[], moment: Moment): MomentFigures {
  const ranges = walks.flatMap((walk) =>
    walk.shown
      .filter((one) => momentOf(one) === moment)
      .map((one) => ({
        isIn: isInside(walk)(one),
        low: one.low / walk.offer,
        high: one.high / walk.offer,
      })),
  );
  return {
    moment,
    ranges: ranges.length,
    inside: shareOf(ranges.filter(({ isIn }) => isIn).length, ranges.length),
    low: atShare(ranges.map(({ low }) => low)),
    high: atShare(ranges.map(({ high }) => high)),
    width: atShare(ranges.map(({ low, high }) => high - low)),
  };
}

/** The width of each walk's range at review, as a share of its first offer. */
export const reviewWidths = (walks: readonly Walk[]): number[] =>
  walks.flatMap(({ shown, offer }) =>
    shown.filter((one) => momentOf(one) === 'review').map(({ low, high }) => (high - low) / offer),
  );

export interface Figures {
  quotes: number;
  /** The share of quotes whose first offer is inside every range shown before it. */
  insideAll: number;
  moments: MomentFigures[];
}

export function measure(walks: readonly Walk[]): Figures {
  const held = walks.filter((walk) => walk.shown.every(isInside(walk)));
  return {
    quotes: walks.length,
    insideAll: shareOf(held.length, walks.length),
    moments: MOMENTS.map((moment) => figuresOf(walks, moment)),
  };
}
