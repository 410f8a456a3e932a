import type { FieldError } from '@shared/domain';

const topOf = (path: string): string => path.split(/[.[]/)[0] ?? '';

/** What the rules refuse, in the order of a form's questions. */
export function inOrder(faults: readonly FieldError[], fields: readonly string[]): FieldError[] {
  const orderOf = ({ path }: FieldError) => fields.indexOf(topOf(path));
  return faults.toSorted((one, next) => orderOf(one) - orderOf(next));
}
