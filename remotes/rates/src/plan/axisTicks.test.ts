import { axisTicks } from './axisTicks';

test.each([
  [145_800, [0, 50_000, 100_000, 150_000]],
  [150_000, [0, 50_000, 100_000, 150_000]],
  [163_800, [0, 100_000, 200_000]],
  [70_100, [0, 25_000, 50_000, 75_000]],
  [1_020_000, [0, 500_000, 1_000_000, 1_500_000]],
])('an axis for %d cents has round amounts and room for it', (most, ticks) =>
  expect(axisTicks(most)).toEqual(ticks),
);
