const BEFORE_DISCOUNTS = [
  'factor.base',
  'factor.carrier',
  'factor.state',
  'factor.territory',
  'factor.driver_class',
  'factor.excess_vehicle',
  // Spelled as in stored prices.
  'factor.licence',
  'factor.symbol',
  'factor.vehicle_age',
  'factor.use',
  'factor.miles',
  'factor.points',
  'factor.sr22',
  'factor.credit',
  'factor.limit',
  'factor.deductible',
  'factor.tort',
  'factor.stacked',
  'factor.excess_drivers',
  'factor.not_insured',
] as const;

/** The discounts that come after the one for paying in full. */
const LATER_DISCOUNTS = ['factor.early', 'factor.monitored'] as const;

/** Each is also a line on the policy papers and a part of the savings; without its words there it does not compile. */
const DISCOUNTS = [
  'factor.homeowner',
  'factor.currently_insured',
  'factor.multi_car',
  'factor.good_student',
  'factor.defensive_driver',
  'factor.paid_in_full',
  ...LATER_DISCOUNTS,
] as const;

const LAST = ['factor.discount_floor', 'factor.whole_dollars', 'factor.term'] as const;

/** The steps that come after the discount for paying in full. */
export const AFTER_PAID_IN_FULL = [...LATER_DISCOUNTS, ...LAST] as const;

/**
 * Every step a rate's trace can contain (see `TraceStep`), in the order of a price, as text keys of the `rates` namespace.
 * They live here, not in the rating engine, so screens can test that each has a text in both languages.
 */
export const FACTOR_KEYS = [...BEFORE_DISCOUNTS, ...DISCOUNTS, ...LAST] as const;

export type FactorKey = (typeof FACTOR_KEYS)[number];
export type DiscountFactor = (typeof DISCOUNTS)[number];

export const isDiscount = (factor: FactorKey): factor is DiscountFactor =>
  DISCOUNTS.some((discount) => discount === factor);
