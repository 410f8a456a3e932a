/** Where pages report what they measured, on the site's own origin. */
export const MEASURES_PATH = '/measures';

/** LCP and INP in ms, CLS as a score; `usable`: ms from asking for a part (a page, or its first step) to its screen. */
export const VITALS = ['LCP', 'INP', 'CLS', 'usable'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * Names of errors that a report may carry; every other one is `Other`. Never a message, which could hold what was
 * typed.
 */
export const ERROR_NAMES = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'DOMException',
  'ChunkLoadError',
  /** A part did not answer within its time limit. */
  'Timeout',
  /** A part has a contract version that the shell does not support. */
  'Contract',
  'Other',
] as const;
export type ErrorName = (typeof ERROR_NAMES)[number];

/** A part and its version, as the page data names them. */
export interface Measurable {
  part: string;
  version: string;
}

/** One measured fact. `route` is a route's pattern, never an address. */
export type Measure =
  | ({ kind: 'load' } & Measurable)
  | ({ kind: 'load-failure'; route: string; error: ErrorName } & Measurable)
  /** `part` is `unknown` where the error's stack names no script of ours; its version is then empty. */
  | ({ kind: 'error'; route: string; error: ErrorName } & Measurable)
  | ({ kind: 'vital'; vital: Vital; value: number } & Measurable);

/** The part of an error whose stack names no script of ours. */
export const UNKNOWN_PART = 'unknown';

/** What one page reports at once. */
export interface MeasureReport {
  release: string;
  measures: Measure[];
}

/** Measures in one report, at most. */
export const MOST_MEASURES = 40;
