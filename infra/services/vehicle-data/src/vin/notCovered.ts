import type { NotCovered } from '@shared/domain';

/** vPIC's vehicle types. */
export const PASSENGER_CAR = 2;
/** What a manufacturer code's vehicle type is, if no household policy covers it (reading 65). */
const TYPES: ReadonlyMap<number, NotCovered> = new Map([
  [1, 'motorcycle'],
  [5, 'bus'],
  [6, 'trailer'],
  // Low-speed and off-road vehicles.
  [9, 'special'],
  [10, 'incomplete'],
  [13, 'special'],
]);

export const notCoveredType = (type: number): NotCovered | null => TYPES.get(type) ?? null;

/** Bodies by what they make of a vehicle. */
const BODIES: readonly (readonly [NotCovered, readonly number[]])[] = [
  ['bus', [16, 68, 73]],
  ['trailer', [61]],
  ['incomplete', [62, 63, 64, 65, 67, 70, 71, 72, 74, 75, 76, 77, 78, 107, 112, 116]],
  // Low-speed vehicles, motor homes, step vans, ambulances, street sweepers and fire engines.
  ['special', [4, 108, 111, 128, 129, 130]],
  // Truck tractors.
  ['heavy', [66]],
];

const BY_BODY: ReadonlyMap<number, NotCovered> = new Map(
  BODIES.flatMap(([kind, bodies]) => bodies.map((body) => [body, kind] as const)),
);

/** What a body class is, if no household policy covers it. */
export const notCoveredBody = (body: number): NotCovered | null => BY_BODY.get(body) ?? null;

/** vPIC's weight classes above 10,000 lb, our carriers' limit (reading 65). */
const HEAVY_CLASSES: ReadonlySet<number> = new Set([4, 5, 6, 7, 8, 9]);
export const isHeavyClass = (weightClass: number): boolean => HEAVY_CLASSES.has(weightClass);
