/** A car's shape from the side; `unknown` is drawn from the front, where all cars look alike. */
export type CarShape = 'sedan' | 'suv' | 'pickup' | 'coupe' | 'van' | 'hatch' | 'unknown';

// Shapes by body class of the vehicle data service.
const SHAPES: ReadonlyMap<string, CarShape> = new Map([
  ['Sedan', 'sedan'],
  ['Limousine', 'sedan'],
  ['SUV', 'suv'],
  ['Crossover', 'suv'],
  ['Pickup', 'pickup'],
  ['Coupe', 'coupe'],
  ['Convertible', 'coupe'],
  ['Roadster', 'coupe'],
  ['Van', 'van'],
  ['Minivan', 'van'],
  ['Cargo Van', 'van'],
  ['Hatchback', 'hatch'],
  ['Wagon', 'hatch'],
]);

/** The shape for a body class; a missing or new class is `unknown`, not guessed. */
export function carShape(bodyClass: string | null): CarShape {
  return SHAPES.get(bodyClass ?? '') ?? 'unknown';
}
