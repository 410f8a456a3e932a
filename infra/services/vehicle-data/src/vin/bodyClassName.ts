/** Short names of the source's body classes that determine a rating symbol. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [1, 'Convertible'],
  [2, 'Minivan'],
  [3, 'Coupe'],
  [5, 'Hatchback'],
  [7, 'SUV'],
  [8, 'Crossover'],
  [9, 'Van'],
  [10, 'Roadster'],
  [13, 'Sedan'],
  [15, 'Wagon'],
  [60, 'Pickup'],
  [95, 'Cargo Van'],
  [117, 'Limousine'],
  [119, 'Pickup'],
]);

/** The displayed body class, null for one that no household's car has. */
export function bodyClassName(body: number): string | null {
  return NAMES.get(body) ?? null;
}
