import { UNKNOWN_PART } from '@shared/federation/page';
import type { Summary } from '../../watch/summary';

/** A measure that is charted: its value at a stretch of time (null: nothing measured), and how it is written. */
export interface Shown {
  name: string;
  /** What one value means. */
  unit: string;
  of: (summary: Summary) => number | null;
  /** Its value where nothing was measured any more. */
  nothing: number | null;
  text: (value: number) => string;
  /** The chart's height stands for at least this much, so that noise looks like noise. */
  least: number;
}

/** Half of an axis can be a fraction. */
const whole = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const percent = (value: number): string => `${Number(value.toFixed(value < 10 ? 1 : 0))}%`;
const time = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${Number((ms / 1000).toFixed(2))} s`;

const share = (count: number, of: number): number | null => (of === 0 ? null : (100 * count) / of);

const errors: Shown = {
  name: 'Errors',
  unit: 'uncaught errors',
  of: (summary) => summary.errors,
  nothing: 0,
  text: whole,
  least: 5,
};

const ALL: readonly Shown[] = [
  { name: 'Loads', unit: 'times shown', of: ({ loads }) => loads, nothing: 0, text: whole, least: 5 },
  {
    name: 'Load failures',
    unit: 'share of tries',
    of: ({ loads, loadFailures }) => share(loadFailures, loads + loadFailures),
    nothing: null,
    text: percent,
    least: 5,
  },
  {
    ...errors,
    unit: 'per 100 loads',
    // A page outside of the measured share reports errors without its load.
    of: (summary) => share(summary.errors, Math.max(summary.loads, summary.errors)),
    nothing: null,
    text: percent,
  },
  {
    name: 'LCP',
    unit: 'largest paint, 75th percentile',
    of: ({ vitals }) => vitals.LCP.p75,
    nothing: null,
    text: time,
    least: 1000,
  },
  {
    name: 'INP',
    unit: 'response to a press, 75th percentile',
    of: ({ vitals }) => vitals.INP.p75,
    nothing: null,
    text: time,
    least: 100,
  },
  {
    name: 'CLS',
    unit: 'layout shift, 75th percentile',
    of: ({ vitals }) => vitals.CLS.p75,
    nothing: null,
    text: (value) => String(Number(value.toFixed(3))),
    least: 0.05,
  },
];

/** A measure's values over time; none before the version was first measured, since it may not have existed. */
export function valuesOf({ of, nothing }: Shown, points: readonly (Summary | null)[]): (number | null)[] {
  const first = points.findIndex((point) => point !== null);
  return points.map((point, index) => {
    if (point) return of(point);
    return first >= 0 && index > first ? nothing : null;
  });
}

/** What is charted of a part. Errors that no part can be blamed for have no loads. */
export const measuresOf = (part: string): readonly Shown[] => (part === UNKNOWN_PART ? [errors] : ALL);
