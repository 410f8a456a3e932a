/**
 * Rounds cents up to whole dollars, the one place for display rounding (reading 36, section 9):
 * `roundUpToDollars(123401)` is 1235. Throws RangeError if `cents` is not an integer.
 */
export function roundUpToDollars(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Money is a whole number of cents');
  // Adding zero turns the -0 of Math.ceil(-0.4) into 0.
  return Math.ceil(cents / 100) + 0;
}
