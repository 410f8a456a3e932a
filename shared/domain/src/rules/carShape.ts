/** What a car looks like from the side; `unknown` is drawn from the front, where all are alike. */
export type CarShape = 'sedan' | 'suv' | 'pickup' | 'coupe' | 'van' | 'hatch' | 'unknown';

// The body classes of the vehicle data service, by shape.
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

/** The shape of a car's body class; a class nobody told us, or a new one, is `unknown` rather than guessed. */
export function carShape(bodyClass: string | null): CarShape {
  return SHAPES.get(bodyClass ?? '') ?? 'unknown';
}
