import { pathOf, roundUp, runsIn } from './Chart';

test.each([
  [1, 1],
  [3, 5],
  [5, 5],
  [51, 100],
  [0.03, 0.05],
  [1800, 2000],
])('an axis for %d ends at %d', (most, end) => {
  expect(roundUp(most)).toBeCloseTo(end, 9);
});

const box = { left: 10, top: 0, width: 100, height: 50 };

test('values are placed to scale from zero, and a gap stays a gap', () => {
  expect(runsIn(box, [0, 5, null, 10, null], 10)).toEqual([
    [
      { x: 10, y: 50 },
      { x: 35, y: 25 },
    ],
    [{ x: 85, y: 0 }],
  ]);
});

test('a run is one line; a single point is a dot', () => {
  const [line = [], dot = []] = runsIn(box, [0, 5, null, 10, null], 10);
  expect(pathOf(line)).toBe('M10 50L35 25');
  expect(pathOf(dot)).toBe('M85 0L85 0');
});
