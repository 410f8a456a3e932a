/** What stands just before and just after in an ordered list; the current one may lie between two of its numbers. */
export function neighboursOf(list: readonly number[], current: number): number[] {
  const below = list.findLast((value) => value < current);
  const above = list.find((value) => value > current);
  return [below, above].filter((value) => value !== undefined);
}

/** The words just before and just after in an ordered list. */
export function wordsBeside<T extends string>(list: readonly T[], current: T): T[] {
  const at = list.indexOf(current);
  return list.filter((_, index) => Math.abs(index - at) === 1);
}
