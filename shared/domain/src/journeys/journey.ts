import type { Quote } from '../entities/quote';
import type { PathName } from '../paths';
import type { UpdateQuoteInput } from '../schemas';

/** What a changed answer invalidates: all prices including the final one, or only the final price. */
export type Stale = 'rates' | 'final_rate';

/** An answer in the API: a field of the quote, or its cars, their coverages or its drivers. */
export type Answer = keyof UpdateQuoteInput | 'vehicles' | 'coverages' | 'drivers';

/** Text keys of the progress bar's steps. */
export type ProgressKey =
  `common:progress.${'start' | 'policy' | 'vehicles' | 'drivers' | 'coverages' | 'questions' | 'review' | 'payments' | 'signatures' | 'confirmation'}`;

/** A section of the progress bar: a null `labelKey` has no label, a null `percent` leaves the bar unchanged. */
export interface Section<S extends string> {
  id: S;
  labelKey: ProgressKey | null;
  percent: number | null;
}

/**
 * A step as data. `paths` are the routes that show it; `path` is where navigation sends the shopper. Completion is
 * derived from the quote's answers.
 */
export interface Step<Id extends string, S extends string> {
  section: S | null;
  paths: readonly PathName[];
  path: (quote: Quote | null) => string;
  /** Where moving forward enters the step, if not at `path`: a list's first item before the list. */
  begins?: (quote: Quote) => string;
  appliesWhen: (quote: Quote | null) => boolean;
  isComplete: (quote: Quote) => boolean;
  /** Lets the shopper in out of order, for screens that warn instead of redirecting. */
  enterWhen?: (quote: Quote) => boolean;
  next: Id | null;
  /** The next step, for a step off the main path. */
  leadsTo?: (quote: Quote) => Id;
  invalidates: Partial<Record<Answer, Stale>>;
}

/** A journey; `entry` says whether the shopper may be in it at all. */
export interface Journey<Id extends string = string, S extends string = string> {
  id: 'quote' | 'purchase' | 'payment';
  first: Id;
  entry: (quote: Quote | null) => boolean;
  sections: readonly Section<S>[];
  steps: Record<Id, Step<Id, S>>;
}

/** Types a journey so its step ids are exactly `Id`: an unknown `next` or section does not compile. */
export function defineJourney<Id extends string, S extends string>(journey: Journey<Id, S>): Journey<Id, S> {
  return journey;
}
