import { isDiscount } from '../entities/factorKeys';
import type { TraceStep } from '../entities/rate';
import { factorOfText, times, wholeDollars } from './mills';

/** Recomputes a coverage's price in mills (1/1000 dollar) from only its trace's base and multipliers. */
export function replaySteps(steps: readonly TraceStep[]): number {
  let mills = 0;
  let undiscounted: number | null = null;
  for (const step of steps) {
    if (isDiscount(step.factor)) undiscounted ??= mills;
    if (step.multiplier !== null) mills = times(mills, factorOfText(step.multiplier));
    else if (step.factor === 'factor.base') mills = step.after_mills;
    else if (step.factor === 'factor.whole_dollars') mills = wholeDollars(mills);
    else if (step.factor === 'factor.discount_floor') {
      mills = Math.max(mills, times(undiscounted ?? mills, factorOfText(String(step.detail['floor']))));
    } else throw new RangeError('A step without a multiplier that no price has');
  }
  return mills;
}
