import { neighborsOf, adjacentWords } from './neighbors';

const AMOUNTS = [50_000, 100_000, 500_000];

test.each([
  ['below the first', 25_000, [50_000]],
  ['the first', 50_000, [100_000]],
  ['between two', 75_000, [50_000, 100_000]],
  ['in the middle', 100_000, [50_000, 500_000]],
  ['the last', 500_000, [100_000]],
  ['above the last', 750_000, [500_000]],
])('the numbers next to one that is %s', (_name, current, expected) => {
  expect(neighborsOf(AMOUNTS, current)).toEqual(expected);
});

test('only the nearest numbers are returned, however long the list', () => {
  expect(neighborsOf([1, 2, 3, 4, 5, 6, 7], 4)).toEqual([3, 5]);
});

test('a list of only the current number has no neighbors', () => {
  expect(neighborsOf([50_000], 50_000)).toEqual([]);
});

test.each([
  ['excellent', ['good']],
  ['good', ['excellent', 'fair']],
  ['fair', ['good', 'poor']],
  ['poor', ['fair']],
])('the words next to %s, in the order of the list', (current, expected) => {
  expect(adjacentWords(['excellent', 'good', 'fair', 'poor'], current)).toEqual(expected);
});
