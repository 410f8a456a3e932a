import type { RangeSoFar } from '@shared/api-client/hooks';

/** The drawing, in its own units. The newest range is no higher than `top`, the sun above it. */
export const ROAD = { width: 280, height: 170, foot: 22, top: 70, most: 34, sun: 34 } as const;
const SUN_SIDE = 24;
/** The axis ends at a whole multiple of this, in cents. */
const STEP = 50_000;

type Range = Pick<RangeSoFar, 'low' | 'high'>;

/** Dollars run across the whole width from $0 to `most`; ranges run up from the foot, the oldest first. */
export function roadOf(ranges: readonly Range[]) {
  const most = Math.ceil(Math.max(1, ...ranges.map(({ high }) => high)) / STEP) * STEP;
  const x = (cents: number): number => (cents / most) * ROAD.width;
  const first = ROAD.height - ROAD.foot;
  const gap = Math.min(ROAD.most, (first - ROAD.top) / Math.max(1, ranges.length - 1));
  const rows = ranges.map(({ low, high }, index) => ({ low: x(low), high: x(high), y: first - index * gap }));
  // The road comes in from the lower edge as wide as the first range.
  const road = [...rows.slice(0, 1).map((row) => ({ ...row, y: ROAD.height })), ...rows];
  const newest = rows.at(-1);
  const center = newest ? (newest.low + newest.high) / 2 : 0;
  return {
    most,
    newest,
    low: road.map(({ low, y }) => `${low},${y}`),
    high: road.map(({ high, y }) => `${high},${y}`),
    middle: road.map(({ low, high, y }) => `${(low + high) / 2},${y}`),
    sun: Math.min(Math.max(center, SUN_SIDE), ROAD.width - SUN_SIDE),
  };
}
