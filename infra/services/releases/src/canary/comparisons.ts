import type { Vital } from '@shared/federation/page';
import type { Measured } from '../watch/measured';
import { BOUNDS, countOf, type Samples } from '../watch/samples';

/**
 * Standard errors of doubt in each comparison. A canary is compared again and again while it runs, in several measures,
 * so one comparison must almost never err: one-sided, 3.3 standard errors are 1 in 2,000.
 */
const DOUBT = 3.3;

/** So many of all. */
interface Share {
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
function leastDifference(one: Share, other: Share): number {
  const [a, b] = [interval(one), interval(other)];
  return a.at - b.at - Math.hypot(a.at - a.low, b.high - b.at);
}

/** Times, as the mean and variance of their logarithms, because they differ by factors. */
interface Times {
  mean: number;
  variance: number;
  count: number;
}

/** By which factor times are above others at least, beyond doubt (Welch's comparison of the logarithms' means). */
function leastFactor(one: Times, other: Times): number {
  const error = Math.sqrt(one.variance / one.count + other.variance / other.count);
  return Math.exp(one.mean - other.mean - DOUBT * error);
}

/** Fewer samples on either side decide nothing. */
const FEWEST = 30;

/** Why a canary is worse in one measure; the values are those of the log. */
interface Worse {
  measure: string;
  canary: string;
  live: string;
  margin: string;
}

/** Compares one measure; null if the canary is not worse by more than the margin, beyond doubt. */
export type Comparison = (canary: Measured, live: Measured) => Worse | null;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const told = ({ count, of }: Share): string => `${percent(count / of)} of ${of}`;

function compareShares(measure: string, margin: number, shareOf: (measured: Measured) => Share): Comparison {
  return (canary, live) => {
    const [one, other] = [shareOf(canary), shareOf(live)];
    if (Math.min(one.of, other.of) < FEWEST || leastDifference(one, other) <= margin) return null;
    return { measure, canary: told(one), live: told(other), margin: `${(margin * 100).toFixed(1)} points` };
  };
}

/** The middle of a bucket, on the scale of logarithms; the first and the last one count as their bound. */
function logOf(vital: Vital, index: number): number {
  const bounds = BOUNDS[vital];
  const [low, high] = [bounds[index - 1] ?? bounds[0], bounds[index] ?? bounds.at(-1)];
  return (Math.log(low ?? 1) + Math.log(high ?? 1)) / 2;
}

function timesOf(vital: Vital, samples: Samples): Times {
  const counts = Object.entries(samples).map(
    ([index, count]) => [logOf(vital, Number(index)), count] as const,
  );
  const count = countOf(samples);
  const mean = counts.reduce((sum, [log, times]) => sum + log * times, 0) / count;
  const squares = counts.reduce((sum, [log, times]) => sum + (log - mean) ** 2 * times, 0);
  return { mean, variance: squares / Math.max(1, count - 1), count };
}

const toldTimes = ({ mean, count }: Times): string => `${Math.round(Math.exp(mean))} ms in ${count}`;

function compareTimes(vital: Exclude<Vital, 'CLS'>, margin: number): Comparison {
  return (canary, live) => {
    const [one, other] = [timesOf(vital, canary.vitals[vital]), timesOf(vital, live.vitals[vital])];
    if (Math.min(one.count, other.count) < FEWEST || leastFactor(one, other) <= 1 + margin) return null;
    return { measure: vital, canary: toldTimes(one), live: toldTimes(other), margin: percent(margin) };
  };
}

/** The layout shift that a page should not exceed. */
const SHIFT = 0.1;

function shiftedOf({ vitals }: Measured): Share {
  const beyond = BOUNDS.CLS.indexOf(SHIFT);
  const shifted = Object.entries(vitals.CLS).filter(([index]) => Number(index) > beyond);
  return { count: shifted.reduce((sum, [, count]) => sum + count, 0), of: countOf(vitals.CLS) };
}

/** Every measure with the margin that a canary may be worse by (ADR 0074). */
export const COMPARISONS: readonly Comparison[] = [
  compareShares('load failures', 0.01, ({ loads, loadFailures }) => ({
    count: loadFailures,
    of: loads + loadFailures,
  })),
  // A page that reports several errors is one load with errors.
  compareShares('errors', 0.01, ({ loads, errors }) => ({ count: Math.min(errors, loads), of: loads })),
  compareTimes('LCP', 0.15),
  compareTimes('INP', 0.15),
  compareTimes('usable', 0.15),
  compareShares('layout shifts above 0.1', 0.05, shiftedOf),
];
