import type { RangeStep } from '@shared/domain';
import type { RatableQuote } from '../risk';
import type { End } from './sampleAnswers';

type Counts = Record<End, number>;

/** How many cars and drivers the quote has in the end. */
export interface Household {
  cars: Counts;
  drivers: Counts;
}

const carsFor = (entered: number, step: RangeStep): Counts =>
  step === 'vehicles' && entered === 1 ? { low: 1, high: 2 } : { low: entered, high: entered };

/**
 * A second car or driver is common, a third rare. A car without its own driver is priced for the one with the lowest
 * rate, so one more driver of the low end never raises the price of a car.
 */
export function householdOf(
  { vehicles, drivers }: Pick<RatableQuote, 'vehicles' | 'drivers'>,
  step: RangeStep,
): Household {
  const cars = carsFor(vehicles.length, step);
  const entered = drivers.length;
  if (step === 'review') return { cars, drivers: { low: Math.max(entered, 1), high: Math.max(entered, 1) } };
  return {
    cars,
    drivers: { low: Math.max(entered, cars.low), high: Math.max(entered + 1, cars.high, 2) },
  };
}
