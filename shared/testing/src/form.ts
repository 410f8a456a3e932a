/** Whether all rows of all matrices run: `npm test -- --all`. */
export const isLongForm = process.env['TEST_ALL'] === '1';

/** Stories run only in the long form, because another row covers them in the short one. */
export function inLongForm(stories: () => void): void {
  if (isLongForm) stories();
}

/** All rows of a matrix in the long form; in the short one only those that nothing else covers. */
export function rows<T>(all: readonly T[], isShown: (row: T, at: number) => boolean): T[] {
  return isLongForm ? [...all] : all.filter(isShown);
}

/** Number of generated cases per property; each run draws new ones, so the short form runs a quarter. */
export const runs = (all: number): { numRuns: number } => ({
  numRuns: isLongForm ? all : Math.ceil(all / 4),
});
