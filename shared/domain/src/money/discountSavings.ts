import type { FactorKey } from '../entities/factorKeys';
import type { Rate } from '../entities/rate';
import { replaySteps } from './replaySteps';

/**
 * Cents that a discount takes off a premium: the same price worked out without it, with the discount floor and the
 * rounding to whole dollars. 0 if no step is of that discount.
 */
export function discountSavings({ vehicles }: Pick<Rate, 'vehicles'>, discount: FactorKey): number {
  const mills = vehicles
    .flatMap(({ coverages }) => coverages)
    .map(({ steps }) => {
      const without = steps.filter(({ factor }) => factor !== discount);
      return without.length === steps.length ? 0 : replaySteps(without) - replaySteps(steps);
    });
  return mills.reduce((sum, each) => sum + each, 0) / 10;
}
