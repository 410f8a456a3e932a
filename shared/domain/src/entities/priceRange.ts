/** Where the shopper is: while on the cars or the drivers, more of them may still be added. */
export const RANGE_STEPS = ['vehicles', 'drivers', 'review'] as const;
export type RangeStep = (typeof RANGE_STEPS)[number];

/** What a price range had to assume; each kind has a text of its own. */
export const ASSUMPTION_KINDS = [
  'cars',
  'drivers',
  'age',
  'gender',
  'marital_status',
  'license_status',
  'credit_score',
  'tort',
  'another_driver',
  'homeowner',
  'currently_insured',
  'pay_in_full',
  'record',
  'annual_distance',
] as const;
export type AssumptionKind = (typeof ASSUMPTION_KINDS)[number];

/**
 * One assumption at the low and at the high end: codes, counts, ages in years or miles a year. Equal ends are the same
 * for the whole range. `driver_id` names a driver on the quote; null is the policy, or whoever is not entered yet.
 * `another_driver` is that driver's age.
 */
export interface Assumption {
  kind: AssumptionKind;
  driver_id: string | null;
  low: string | number;
  high: string | number;
}

/**
 * Between which totals the first offer is expected, with what was assumed for the answers still open. Integer cents in
 * whole dollars: everything paid for the term, all fees included. `range` is null while nobody could offer a price.
 */
export interface PriceRange {
  range: { low: number; high: number } | null;
  /** Months that the totals are for; null without a range. */
  term: 6 | 12 | null;
  assumed: Assumption[];
}
