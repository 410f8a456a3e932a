import type { FieldError } from '@shared/domain';

const topOf = (path: string): string => path.split(/[.[]/)[0] ?? '';

/** Errors sorted by the order of a form's questions. */
export function sortByField(faults: readonly FieldError[], fields: readonly string[]): FieldError[] {
  const orderOf = ({ path }: FieldError) => fields.indexOf(topOf(path));
  return faults.toSorted((one, next) => orderOf(one) - orderOf(next));
}
