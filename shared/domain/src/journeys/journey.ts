import type { Quote } from '../entities/quote';
import type { PathName } from '../paths';
import type { UpdateQuoteInput } from '../schemas';

/** What a changed answer makes stale: the prices, and a final price with them; or a final price alone. */
export type Stale = 'rates' | 'final_rate';

/** An answer as the API takes it: of the quote itself, or of its cars, their coverages or its drivers. */
export type Answer = keyof UpdateQuoteInput | 'vehicles' | 'coverages' | 'drivers';

/** The texts of the bar's steps. */
export type ProgressKey =
  `common:progress.${'start' | 'policy' | 'vehicles' | 'drivers' | 'coverages' | 'questions' | 'review' | 'payments' | 'signatures' | 'confirmation'}`;

/** A step of the progress bar: `labelKey` null is a step without a label, `percent` null moves no bar. */
export interface Section<S extends string> {
  id: S;
  labelKey: ProgressKey | null;
  percent: number | null;
}

/**
 * A step as data. `paths` are the routes that show it, `path` is where a person is sent. A step is complete by the quote's
 * answers alone.
 */
export interface Step<Id extends string, S extends string> {
  section: S | null;
  paths: readonly PathName[];
  path: (quote: Quote | null) => string;
  /** Where moving forward begins it, if not at `path`: a list's first item before the list. */
  begins?: (quote: Quote) => string;
  appliesWhen: (quote: Quote | null) => boolean;
  isComplete: (quote: Quote) => boolean;
  /** Lets a person in ahead of order, where a screen warns rather than refuses. */
  enterWhen?: (quote: Quote) => boolean;
  next: Id | null;
  /** Where moving forward leads instead, from a step that stands beside the straight way. */
  leadsTo?: (quote: Quote) => Id;
  invalidates: Partial<Record<Answer, Stale>>;
}

/** A journey: `entry` says whether a person may be in it at all. */
export interface Journey<Id extends string = string, S extends string = string> {
  id: 'quote' | 'purchase' | 'payment';
  first: Id;
  entry: (quote: Quote | null) => boolean;
  sections: readonly Section<S>[];
  steps: Record<Id, Step<Id, S>>;
}

/** Writes a journey so that its step ids are exactly `Id`: an unknown `next` or section does not compile. */
export function defineJourney<Id extends string, S extends string>(journey: Journey<Id, S>): Journey<Id, S> {
  return journey;
}
