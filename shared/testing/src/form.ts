/** Whether all rows of all matrices run: `npm test -- --all`. */
export const isLongForm = process.env['TEST_ALL'] === '1';

/** Whether stability is shown in full: `npm test -- --nightly`. */
export const isNightly = process.env['TEST_NIGHTLY'] === '1';

/** The run's seed; `npm test` draws and prints it. */
export const SEED = Number(process.env['TEST_SEED'] ?? 1);

/** Rows that show stability rather than a rule: all of them nightly, in any other form one, drawn by the seed. */
export function sample<T>(all: readonly T[]): T[] {
  return isNightly ? [...all] : all.filter((_, at) => at === SEED % all.length);
}

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
