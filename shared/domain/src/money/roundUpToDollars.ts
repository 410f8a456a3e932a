/**
 * Whole dollars of an amount in cents, rounded up: the one place where display rounds (reading 36, section 9).
 * `roundUpToDollars(123401)` is 1235. Throws RangeError for an amount that is not a whole number of cents.
 */
export function roundUpToDollars(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Money is a whole number of cents');
  // Adding zero turns the -0 of Math.ceil(-0.4) into 0.
  return Math.ceil(cents / 100) + 0;
}
