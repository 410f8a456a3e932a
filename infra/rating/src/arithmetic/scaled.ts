/** What one is worth in a scaled factor: factors are integers with four decimals, 1.22 is 12200. */
export const ONE = 10_000;

/** A factor as the manual writes it (at most four decimals) as an integer scaled by 10000. */
export function scaled(decimal: number): number {
  return Math.round(decimal * ONE);
}

/** Whole division, half up, of amounts that are not negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** An amount in mills times a scaled factor, rounded to mills half up. */
export function times(mills: number, factor: number): number {
  return divideHalfUp(mills * factor, ONE);
}

/** Two scaled factors as one, rounded to four decimals half up. */
export function product(left: number, right: number): number {
  return divideHalfUp(left * right, ONE);
}

/** A share of a factor's effect: 30% of the effect of 1.20 is 1.06. All scaled. */
export function shareOfEffect(factor: number, share: number): number {
  return divideHalfUp(ONE * ONE + (factor - ONE) * share, ONE);
}

/** "1.2200": a scaled factor as a trace keeps it. */
export function factorText(factor: number): string {
  return `${Math.floor(factor / ONE)}.${String(factor % ONE).padStart(4, '0')}`;
}

/** The scaled factor of a trace's "1.2200". Throws RangeError for anything else. */
export function factorOfText(text: string): number {
  const match = /^(\d+)\.(\d{4})$/.exec(text);
  if (!match) throw new RangeError('A multiplier has four decimals');
  return Number(match[1]) * ONE + Number(match[2]);
}
