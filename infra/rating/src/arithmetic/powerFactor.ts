const SCALE = 10_000n;

/**
 * start x yearly^times as a scaled factor, rounded once, half up. In whole numbers, because Math.pow may differ in its
 * last digit from one engine to the next, and a price may not.
 */
export function powerFactor(start: number, base: number, exponent: number): number {
  const numerator = 2n * BigInt(start) * BigInt(base) ** BigInt(exponent);
  const denominator = SCALE ** BigInt(exponent);
  return Number((numerator + denominator) / (2n * denominator));
}
