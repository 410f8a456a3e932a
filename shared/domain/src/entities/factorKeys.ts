/**
 * Every step a rate's trace can contain (see `TraceStep`), in the order of a price, as text keys of the `rates` namespace.
 * They live here, not in the rating engine, so screens can test that each has a text in both languages. A discount is
 * also a line on the policy papers and a part of the savings; without its words there it does not compile.
 */
const FACTORS = {
  'factor.base': 'step',
  'factor.carrier': 'step',
  'factor.state': 'step',
  'factor.territory': 'step',
  'factor.driver_class': 'step',
  'factor.excess_vehicle': 'step',
  'factor.licence': 'step',
  'factor.symbol': 'step',
  'factor.vehicle_age': 'step',
  'factor.use': 'step',
  'factor.miles': 'step',
  'factor.points': 'step',
  'factor.sr22': 'step',
  'factor.credit': 'step',
  'factor.limit': 'step',
  'factor.deductible': 'step',
  'factor.tort': 'step',
  'factor.stacked': 'step',
  'factor.excess_drivers': 'step',
  'factor.not_insured': 'step',
  'factor.homeowner': 'discount',
  'factor.currently_insured': 'discount',
  'factor.multi_car': 'discount',
  'factor.good_student': 'discount',
  'factor.defensive_driver': 'discount',
  'factor.paid_in_full': 'discount',
  'factor.early': 'discount',
  'factor.monitored': 'discount',
  'factor.discount_floor': 'step',
  'factor.whole_dollars': 'step',
  'factor.term': 'step',
} as const;

export type FactorKey = keyof typeof FACTORS;

export type DiscountFactor = {
  [Key in FactorKey]: (typeof FACTORS)[Key] extends 'discount' ? Key : never;
}[FactorKey];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const FACTOR_KEYS = Object.keys(FACTORS) as FactorKey[];

export const isDiscount = (factor: FactorKey): factor is DiscountFactor => FACTORS[factor] === 'discount';

/** The steps that come after the discount for paying in full. */
export const AFTER_PAID_IN_FULL: readonly FactorKey[] = FACTOR_KEYS.slice(
  FACTOR_KEYS.indexOf('factor.paid_in_full') + 1,
);
