import type { SchemaUse } from './readVpic';

/** Model years of the catalog: VINs have had seventeen characters since 1981, and the source ends at 2027. */
const FIRST_YEAR = 1981;
const LAST_YEAR = 2027;

/** An open-ended schema from this year or later describes a car still made; an older one was never closed. */
const STILL_MADE_SINCE = 2025;
/** A bounded schema wider than this many years describes a maker in general and proves no single year. */
const WIDE = 4;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at).filter(
    (year) => year >= FIRST_YEAR && year <= LAST_YEAR,
  );

/** Years for which narrow schemas prove that a model was sold. */
export function provenYears(uses: Pick<SchemaUse, 'from' | 'to'>[]): Set<number> {
  const narrow = uses.filter(({ from, to }) => to !== null && to - from <= WIDE);
  return new Set(narrow.flatMap(({ from, to }) => range(from, to ?? from)));
}

/**
 * The years in which a schema may add its model to the catalog: all of a narrow one's; for an open one, later years
 * only if the car is still made; for a wide one, only years between those that narrow ones prove, so that a
 * discontinued model is not offered forever.
 */
export function offeredYears(
  { from, to }: Pick<SchemaUse, 'from' | 'to'>,
  proven: ReadonlySet<number>,
): number[] {
  if (to === null) return range(from, from >= STILL_MADE_SINCE ? LAST_YEAR : from);
  if (to - from <= WIDE || proven.size === 0) return range(from, to);
  const years = [...proven];
  return range(Math.max(from, Math.min(...years)), Math.min(to, Math.max(...years)));
}
