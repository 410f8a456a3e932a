import type { Rate, TraceStep } from '../entities/rate';
import { FACTOR_KEYS, isDiscount, type DiscountFactor } from '../entities/factorKeys';

const percentOf = ({ multiplier }: TraceStep): number => Math.round((1 - Number(multiplier ?? 1)) * 100);

/** The discounts in a rate's trace: each once, with its whole percent. */
export function discountsApplied({
  vehicles,
}: Pick<Rate, 'vehicles'>): { factor: DiscountFactor; percent: number }[] {
  const steps = vehicles.flatMap(({ coverages }) => coverages.flatMap((coverage) => coverage.steps));
  return FACTOR_KEYS.filter(isDiscount).flatMap((factor) => {
    const step = steps.find((each) => each.factor === factor);
    return step ? [{ factor, percent: percentOf(step) }] : [];
  });
}
