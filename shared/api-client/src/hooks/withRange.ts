import { RANGE_STEPS, type RangeStep } from '@shared/domain';

/** A range as it was shown, and after how many cars and drivers. Cents. */
export interface RangeSoFar {
  step: RangeStep;
  cars: number;
  drivers: number;
  low: number;
  high: number;
}

const placeOf = ({ step }: RangeSoFar): number => RANGE_STEPS.indexOf(step);

/**
 * The list with one more range, in the order of the steps: it replaces the one of the same moment, those of later steps
 * and those of removed cars and drivers. The review is one moment. One that says the same as the last is left out.
 */
export function withRange(before: readonly RangeSoFar[], shown: RangeSoFar): RangeSoFar[] {
  const isEarlier = (one: RangeSoFar): boolean => {
    const { step, cars, drivers } = one;
    const isSame = step === shown.step && cars === shown.cars && drivers === shown.drivers;
    if (isSame || (step === 'review' && shown.step === step)) return false;
    return placeOf(one) <= placeOf(shown) && cars <= shown.cars && drivers <= shown.drivers;
  };
  const earlier = before.filter(isEarlier);
  const last = earlier.at(-1);
  return last?.low === shown.low && last.high === shown.high ? earlier : [...earlier, shown];
}
