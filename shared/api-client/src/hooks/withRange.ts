import type { RangeStep } from '@shared/domain';

/** A range as it was shown, and after how many cars and drivers. Cents. */
export interface RangeSoFar {
  step: RangeStep;
  cars: number;
  drivers: number;
  low: number;
  high: number;
}

/**
 * The list with one more range: it replaces the one of the same moment, and those of removed cars and drivers. One that
 * says the same as the last is left out.
 */
export function withRange(before: readonly RangeSoFar[], shown: RangeSoFar): RangeSoFar[] {
  const isEarlier = ({ step, cars, drivers }: RangeSoFar): boolean => {
    const isSame = step === shown.step && cars === shown.cars && drivers === shown.drivers;
    return !isSame && cars <= shown.cars && drivers <= shown.drivers;
  };
  const earlier = before.filter(isEarlier);
  const last = earlier.at(-1);
  return last?.low === shown.low && last.high === shown.high ? earlier : [...earlier, shown];
}
