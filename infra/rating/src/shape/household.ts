import type { RangeStep } from '@shared/domain';
import type { RatableQuote } from '../risk';
import type { End } from './sampleAnswers';

type Counts = Record<End, number>;

/** How many cars and drivers each end of a range is priced for. */
export interface Household {
  cars: Counts;
  drivers: Counts;
}

const carsFor = (entered: number, step: RangeStep): Counts =>
  step === 'vehicles' && entered === 1 ? { low: 1, high: 2 } : { low: entered, high: entered };

/**
 * The high end allows for one more car or driver: a second is common, a third rare. The low end has a driver for each
 * car, which never raises a price: a car without its own driver is priced for the driver with the lowest rate.
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
