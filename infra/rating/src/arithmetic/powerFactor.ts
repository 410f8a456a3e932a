const SCALE = 10_000n;

/**
 * start x yearly^times as a scaled factor, rounded once, half up. Uses integers, because the last digit of Math.pow
 * can differ between engines and a price must not.
 */
export function powerFactor(start: number, base: number, exponent: number): number {
  const numerator = 2n * BigInt(start) * BigInt(base) ** BigInt(exponent);
  const denominator = SCALE ** BigInt(exponent);
  return Number((numerator + denominator) / (2n * denominator));
}
