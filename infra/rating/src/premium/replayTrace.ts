import type { Rate, TraceStep } from '@shared/domain';
import { centsOf, factorOfText, times, wholeDollars } from '../arithmetic';

const DISCOUNTS: ReadonlySet<string> = new Set([
  'factor.homeowner',
  'factor.currently_insured',
  'factor.multi_car',
  'factor.paid_in_full',
  'factor.early',
  'factor.good_student',
  'factor.defensive_driver',
  'factor.monitored',
]);

/** A coverage's price in mills, worked out from its base and its multipliers alone. */
function replaySteps(steps: readonly TraceStep[]): number {
  let mills = 0;
  let undiscounted: number | null = null;
  for (const step of steps) {
    if (DISCOUNTS.has(step.factor)) undiscounted ??= mills;
    if (step.multiplier !== null) mills = times(mills, factorOfText(step.multiplier));
    else if (step.factor === 'factor.base') mills = step.after_mills;
    else if (step.factor === 'factor.whole_dollars') mills = wholeDollars(mills);
    else if (step.factor === 'factor.discount_floor') {
      mills = Math.max(mills, times(undiscounted ?? mills, factorOfText(String(step.detail['floor']))));
    } else throw new RangeError('A step without a multiplier that no price has');
  }
  return mills;
}

/**
 * The policy premium in cents as the trace of a rate gives it, with the same roundings: equal to `policy_premium` for
 * every rate this engine ever priced, whatever version of the tables did. Needs no table.
 */
export function replayTrace(rate: Pick<Rate, 'vehicles'>): number {
  const coverages = rate.vehicles.flatMap((vehicle) => vehicle.coverages);
  return coverages.reduce((total, coverage) => total + centsOf(replaySteps(coverage.steps)), 0);
}
