/** Whether every row of every matrix runs: `npm test -- --all`. */
export const isLongForm = process.env['TEST_ALL'] === '1';

/** Stories that only the long form tells: what they show, the short form shows by another row. */
export function inLongForm(stories: () => void): void {
  if (isLongForm) stories();
}

/** All rows of a matrix in the long form; in the short one those that nothing else shows. */
export function rows<T>(all: readonly T[], isShown: (row: T, at: number) => boolean): T[] {
  return isLongForm ? [...all] : all.filter(isShown);
}

/** How many generated cases a property meets: each run draws others, so the short form takes a quarter of them. */
export const runs = (all: number): { numRuns: number } => ({
  numRuns: isLongForm ? all : Math.ceil(all / 4),
});
