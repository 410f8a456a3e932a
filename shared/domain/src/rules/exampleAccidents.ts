import type { Accident } from './accidentShares';

/** Example bills in cents, shown as an example: two people in the other car, and two in yours when you are hit. */
export const EXAMPLE_ACCIDENTS: readonly Accident[] = [
  {
    cause: 'you',
    theirInjuries: [3_200_000, 800_000],
    theirProperty: 1_200_000,
    ownCar: 640_000,
    treatment: [180_000],
  },
  { cause: 'nature', theirInjuries: [], theirProperty: 0, ownCar: 420_000, treatment: [] },
  {
    cause: 'uninsured',
    theirInjuries: [],
    theirProperty: 0,
    ownCar: 640_000,
    treatment: [1_400_000, 600_000],
  },
];
