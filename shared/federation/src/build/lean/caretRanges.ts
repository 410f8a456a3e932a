const numbersOf = (version: string): number[] => version.replace(/^\D+/, '').split('.').map(Number);

/**
 * Replaces the federation runtime's parser of version ranges. The shared list has ranges such as `^1.2.3`, and the runtime
 * itself compares with `<=1.2.3`. There are no others and no pre-releases. @throws Error for another range
 */
export function satisfy(version: string, range: string): boolean {
  const operator = /^(\^|<=)\d+\.\d+\.\d+$/.exec(range)?.[1];
  if (operator === undefined)
    throw new Error(`a shared library is asked for as ${range}, not ^1.2.3 or <=1.2.3`);
  const wanted = numbersOf(range);
  const steps = numbersOf(version).map((number, at) => number - (wanted[at] ?? 0));
  const first = steps.findIndex((step) => step !== 0);
  const step = steps[first] ?? 0;
  if (operator === '<=') return step <= 0;
  // With ^, the first number that is not 0 must be equal.
  const fixed = wanted.findIndex((number, at) => number > 0 || at === 2);
  return step >= 0 && (first === -1 || first > fixed);
}
