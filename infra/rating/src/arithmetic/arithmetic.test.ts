import * as fc from 'fast-check';
import {
  centsOf,
  divideHalfUp,
  factorOfText,
  factorText,
  millsOf,
  powerFactor,
  product,
  scaled,
  shareOfEffect,
  times,
  wholeDollars,
} from '.';

test.each([
  [0.955, 9550],
  [1.075, 10750],
  [1.22, 12200],
  [0.3, 3000],
])('%d is %d in ten-thousandths', (decimal, whole) => {
  expect(scaled(decimal)).toBe(whole);
});

test.each([
  [5, 2, 3],
  [4, 3, 1],
  [7, 2, 4],
  [0, 7, 0],
])('%d / %d is %d, half up', (numerator, denominator, result) => {
  expect(divideHalfUp(numerator, denominator)).toBe(result);
});

test.each([
  [170_000, 12_200, 207_400],
  [1, 5_000, 1],
  [1, 4_999, 0],
  [3, 15_000, 5],
])('%d mills times %d is %d mills', (mills, factor, result) => {
  expect(times(mills, factor)).toBe(result);
});

test('half of 1.9999 rounds half up to four decimals', () => {
  expect(product(5_000, 19_999)).toBe(10_000);
});

test.each([
  [14_500, 4_000, 11_800],
  [8_500, 3_000, 9_550],
  [10_000, 3_000, 10_000],
  [19_995, 5_000, 14_998],
])('factor %d at a share of %d is %d', (factor, share, result) => {
  expect(shareOfEffect(factor, share)).toBe(result);
});

test.each([
  [11_200, 9_550, 0, 11_200],
  // 1.12 x .955^4 = .931576...
  [11_200, 9_550, 4, 9_316],
  // 1.14^3 = 1.481544, 1.14^12 = 4.817905...
  [10_000, 11_400, 3, 14_815],
  [10_000, 11_400, 12, 48_179],
])('%d x %d to the power of %d is %d', (start, base, exponent, result) => {
  expect(powerFactor(start, base, exponent)).toBe(result);
});

test('powers agree with floating point to its precision', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9_000, max: 12_000 }), fc.nat({ max: 40 }), (base, exponent) => {
      const exact = powerFactor(10_000, base, exponent);
      expect(Math.abs(exact - 10_000 * (base / 10_000) ** exponent)).toBeLessThanOrEqual(0.5001);
    }),
  );
});

test('a factor round-trips through its text', () => {
  expect(factorText(scaled(1.075))).toBe('1.0750');
  fc.assert(fc.property(fc.nat({ max: 999_999 }), (factor) => factorOfText(factorText(factor)) === factor));
});

test.each(['1.22', '1,2200', '', 'x'])('%j is not a factor', (text) => {
  expect(() => factorOfText(text)).toThrow(RangeError);
});

test('dollars, mills and cents convert', () => {
  expect(millsOf(0.5)).toBe(500);
  expect(wholeDollars(1_499)).toBe(1_000);
  expect(wholeDollars(1_500)).toBe(2_000);
  expect(centsOf(wholeDollars(472_061))).toBe(47_200);
});
