import { breakEven } from './breakEven';

test('500 dollars more after a crash and 61 less every six months break even at a claim every 4.1 years', () => {
  expect(breakEven(50_000, 100_000, -6_100, 6)).toEqual({
    kind: 'pays',
    extra: 50_000,
    saved: 6_100,
    between: { unit: 'years', count: 4.1 },
  });
});

test('the reverse gives the same result with less and more swapped', () => {
  expect(breakEven(100_000, 50_000, 6_100, 6)).toEqual({
    kind: 'costs',
    extra: 50_000,
    saved: 6_100,
    between: { unit: 'years', count: 4.1 },
  });
});

test('short times are in months; a year-long term counts twelve months per payment', () => {
  expect(breakEven(50_000, 75_000, -20_000, 6)).toMatchObject({ between: { unit: 'months', count: 8 } });
  expect(breakEven(50_000, 100_000, -25_000, 12)).toMatchObject({ between: { unit: 'years', count: 2 } });
});

test.each([
  [2_010, 12.4, 12],
  [1_100, 22.7, 23],
])('from ten years on there are no tenths: %s cents per term', (saved, exact, shown) => {
  expect(50_000 / (saved * 2)).toBeCloseTo(exact, 1);
  expect(breakEven(50_000, 100_000, -saved, 6)).toMatchObject({ between: { unit: 'years', count: shown } });
});

test('the shortest time is a month', () => {
  expect(breakEven(50_000, 51_000, -20_000, 6)).toMatchObject({ between: { unit: 'months', count: 1 } });
});

test('the selected one has no result; one that saves nothing never pays off, one that costs nothing always does', () => {
  expect(breakEven(50_000, 50_000, 0, 6)).toEqual({ kind: 'current' });
  expect(breakEven(50_000, 100_000, 0, 6)).toEqual({ kind: 'never', extra: 50_000 });
  expect(breakEven(100_000, 50_000, 0, 6)).toEqual({ kind: 'always', extra: 50_000 });
});
