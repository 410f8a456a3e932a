/**
 * Standard errors of doubt in each comparison. A canary is compared again and again while it runs, in several measures,
 * so one comparison must almost never err: one-sided, 3.3 standard errors are 1 in 2,000.
 */
const DOUBT = 3.3;

/** So many of all. */
export interface Share {
  count: number;
  of: number;
}

/** The interval in which a share truly lies (Wilson's score interval, which also holds for a count of 0). */
function interval({ count, of }: Share): { low: number; at: number; high: number } {
  const at = count / of;
  const square = DOUBT ** 2;
  const middle = (at + square / (2 * of)) / (1 + square / of);
  const half = (DOUBT / (1 + square / of)) * Math.sqrt((at * (1 - at)) / of + square / (4 * of ** 2));
  return { low: middle - half, at, high: middle + half };
}

/** By how much one share is above another at least, beyond doubt (Newcombe's interval for a difference). */
export function leastDifference(one: Share, other: Share): number {
  const [a, b] = [interval(one), interval(other)];
  return a.at - b.at - Math.hypot(a.at - a.low, b.high - b.at);
}

/** Times, as the mean and variance of their logarithms, because they differ by factors. */
export interface Times {
  mean: number;
  variance: number;
  count: number;
}

/** By which factor times are above others at least, beyond doubt (Welch's comparison of the logarithms' means). */
export function leastFactor(one: Times, other: Times): number {
  const error = Math.sqrt(one.variance / one.count + other.variance / other.count);
  return Math.exp(one.mean - other.mean - DOUBT * error);
}
