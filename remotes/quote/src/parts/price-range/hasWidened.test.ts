import type { PriceRange, RangeStep } from '@shared/domain';
import { hasWidened } from './PriceRangePanel';

type Shown = readonly [step: RangeStep, version: number, width: number];

const rangeOf = (width: number): PriceRange => ({
  range: { low: 50_000, high: 50_000 + width },
  term: 6,
  assumed: [],
});

/** What is said of the last of these ranges. */
function said(id: string, ranges: readonly Shown[]): boolean {
  const all = ranges.map(([step, version, width]) => hasWidened(rangeOf(width), { id, version }, step));
  return all.at(-1) === true;
}

const car: Shown = ['vehicles', 1, 300];

test.each<[what: string, isSaid: boolean, shown: Shown[]]>([
  ['an answer that widens it', true, [car, ['vehicles', 2, 400]]],
  ['an answer that changes nothing', false, [car, ['vehicles', 2, 400], ['vehicles', 3, 400]]],
  ['the first range', false, [car]],
  ['the next step', false, [car, ['drivers', 1, 900]]],
  ['a step back', false, [['review', 1, 180], car]],
  [
    'an edit that narrows it, if still wider than an earlier moment',
    false,
    [car, ['drivers', 1, 900], ['drivers', 2, 800]],
  ],
  ['another range of the same answers', false, [car, ['vehicles', 1, 400]]],
])('%s: %s', (what, isSaid, shown) => expect(said(what, shown)).toBe(isSaid));

test('it stays said while the same range is shown', () => {
  said('quote', [['drivers', 1, 300]]);
  const now = rangeOf(400);
  expect(hasWidened(now, { id: 'quote', version: 2 }, 'drivers')).toBe(true);
  // The next answer is saved, and its range is loading.
  expect(hasWidened(now, { id: 'quote', version: 3 }, 'drivers')).toBe(true);
});
