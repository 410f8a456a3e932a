import type { SchemaUse } from './readVpic';

/** Model years the catalogue covers: VINs have seventeen characters since 1981; the source knows up to 2027. */
const FIRST_YEAR = 1981;
const LAST_YEAR = 2027;

/** An open-ended schema that began in this year or later describes a car still made; an older one was never closed. */
const STILL_MADE_SINCE = 2025;
/** A bounded schema wider than this many years describes a maker at large and proves no single year. */
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
 * The years a schema may put its model into the catalogue. A narrow one all of its years; an open one goes on only
 * where the car is still made; a wide one stays between the years that narrow ones prove, so that a model which ended
 * long ago is not offered for ever.
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
