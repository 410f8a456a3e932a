/** The value of 1 in a scaled factor: factors are integers with four implied decimals, so 1.22 is 12200. */
export const ONE = 10_000;
const MILLS_PER_DOLLAR = 1000;

/** Integer division rounding half up; amounts must not be negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** An amount in mills (1/1000 dollar) times a scaled factor, rounded to mills half up. */
export function times(mills: number, factor: number): number {
  return divideHalfUp(mills * factor, ONE);
}

/** Mills rounded half up to whole dollars; the result is still in mills. */
export function wholeDollars(mills: number): number {
  return divideHalfUp(mills, MILLS_PER_DOLLAR) * MILLS_PER_DOLLAR;
}

/** The scaled factor of a trace's "1.2200". Throws RangeError for anything else. */
export function factorOfText(text: string): number {
  const match = /^(\d+)\.(\d{4})$/.exec(text);
  if (!match) throw new RangeError('A multiplier has four decimals');
  return Number(match[1]) * ONE + Number(match[2]);
}
