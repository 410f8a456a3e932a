/** The entries just before and after in an ordered list; the current number may be between two of them. */
export function neighborsOf(list: readonly number[], current: number): number[] {
  const below = list.findLast((value) => value < current);
  const above = list.find((value) => value > current);
  return [below, above].filter((value) => value !== undefined);
}

/** The words just before and after in an ordered list. */
export function adjacentWords<T extends string>(list: readonly T[], current: T): T[] {
  const at = list.indexOf(current);
  return list.filter((_, index) => Math.abs(index - at) === 1);
}
