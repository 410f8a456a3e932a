import { ROAD, roadOf } from './RangeRoad';

const xs = (points: string[]): number[] => points.map((point) => Number(point.split(',')[0]));
const ys = (points: string[]): number[] => points.map((point) => Number(point.split(',')[1]));

test('the edges are at their share of an axis from $0 to the next $500', () => {
  const { low, high, most } = roadOf([
    { low: 50_000, high: 190_000 },
    { low: 60_000, high: 120_000 },
  ]);
  expect(most).toBe(200_000);
  // The first range twice: it comes in from the lower edge.
  expect(xs(low).map((x) => x / ROAD.width)).toEqual([0.25, 0.25, 0.3]);
  expect(xs(high).map((x) => x / ROAD.width)).toEqual([0.95, 0.95, 0.6]);
});

test.each([1, 2, 3, 12])('%i ranges run up from the lower edge and stay below the sun', (count) => {
  const { middle, newest } = roadOf(Array.from({ length: count }, () => ({ low: 60_000, high: 90_000 })));
  const heights = ys(middle);
  expect(heights[0]).toBe(ROAD.height);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  expect(new Set(heights).size).toBe(count + 1);
  expect(newest?.y).toBeGreaterThanOrEqual(ROAD.top);
});

test('the sun is above the newest range, and whole', () => {
  expect(roadOf([{ low: 60_000, high: 100_000 }]).sun).toBe(0.8 * ROAD.width);
  expect(roadOf([{ low: 98_000, high: 100_000 }]).sun).toBeLessThan(ROAD.width - 22);
});

test('without a range there is nothing to draw', () => expect(roadOf([]).newest).toBeUndefined());
