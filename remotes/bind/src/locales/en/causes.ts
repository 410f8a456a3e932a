import type { FactorKey } from '@shared/domain';

type FactorName = FactorKey extends `factor.${infer Name}` ? Name : never;

const factor: Record<Exclude<FactorName, 'whole_dollars'>, string> = {
  base: 'The carrier’s base rate',
  carrier: 'The carrier’s own adjustment',
  state: 'The state',
  territory: 'Where the car is kept',
  driver_class: 'The driver’s age and marital status',
  excess_vehicle: 'More cars than drivers',
  licence: 'The license status',
  symbol: 'The kind of car',
  vehicle_age: 'The age of the car',
  use: 'How the car is used',
  miles: 'Miles a year',
  points: 'Accidents and violations',
  sr22: 'The SR-22',
  credit: 'Credit',
  limit: 'The limit chosen',
  deductible: 'The deductible chosen',
  tort: 'The right to sue',
  stacked: 'Stacked motorist coverage',
  excess_drivers: 'More drivers than cars',
  not_insured: 'Not currently insured',
  homeowner: 'The homeowner discount',
  currently_insured: 'The currently insured discount',
  multi_car: 'The multi-car discount',
  good_student: 'The good student discount',
  defensive_driver: 'The defensive driver discount',
  paid_in_full: 'The paid-in-full discount',
  early: 'The early purchase discount',
  monitored: 'The monitored driver discount',
  discount_floor: 'The limit on discounts',
  term: 'The length of the policy',
};

/** Why a final price differs from the quoted one: the causes of `priceCauses` (domain). */
export const causes = {
  cause: {
    factor,
    fee: {
      policy: 'The policy fee',
      sr22: 'The fee for filing an SR-22',
      state_vehicle: 'The state’s fee for cars',
    },
    installment_fees: 'Installment fees',
    rounding: 'Payments rounded up',
    new_prices: 'New prices since your quote',
    other_driver: 'Another driver is rated for this car',
    vehicle_added: 'A car was added',
    vehicle_removed: 'A car was removed',
    coverage_added: 'A coverage was added',
    coverage_removed: 'A coverage was removed',
  },
};
