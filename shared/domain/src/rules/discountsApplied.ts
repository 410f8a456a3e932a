import type { Rate, TraceStep } from '../entities/rate';
import type { FactorKey } from '../entities/factorKeys';

/** The factors that are discounts, in display order. */
const DISCOUNTS = [
  'factor.homeowner',
  'factor.currently_insured',
  'factor.multi_car',
  'factor.good_student',
  'factor.defensive_driver',
  'factor.paid_in_full',
  'factor.early',
  'factor.monitored',
] as const satisfies readonly FactorKey[];

export type DiscountFactor = (typeof DISCOUNTS)[number];

const percentOf = ({ multiplier }: TraceStep): number => Math.round((1 - Number(multiplier ?? 1)) * 100);

/** The discounts in a rate's trace: each once, with its whole percent. */
export function discountsApplied({
  vehicles,
}: Pick<Rate, 'vehicles'>): { factor: DiscountFactor; percent: number }[] {
  const steps = vehicles.flatMap(({ coverages }) => coverages.flatMap((coverage) => coverage.steps));
  return DISCOUNTS.flatMap((factor) => {
    const step = steps.find((each) => each.factor === factor);
    return step ? [{ factor, percent: percentOf(step) }] : [];
  });
}
