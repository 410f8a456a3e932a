/** The steps that come after the discount for paying in full. */
export const AFTER_PAID_IN_FULL = [
  'factor.early',
  'factor.monitored',
  'factor.discount_floor',
  'factor.whole_dollars',
  'factor.term',
] as const;

/**
 * Every step a rate's trace can contain (see `TraceStep`), as text keys of the `rates` namespace. They live here, not
 * in the rating engine, so screens can test that each has a text in both languages.
 */
export const FACTOR_KEYS = [
  'factor.base',
  'factor.carrier',
  'factor.state',
  'factor.territory',
  'factor.driver_class',
  'factor.excess_vehicle',
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
  'factor.homeowner',
  'factor.currently_insured',
  'factor.multi_car',
  'factor.good_student',
  'factor.defensive_driver',
  'factor.paid_in_full',
  ...AFTER_PAID_IN_FULL,
] as const;
export type FactorKey = (typeof FACTOR_KEYS)[number];
