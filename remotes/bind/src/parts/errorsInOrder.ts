import type { FieldError } from '@shared/domain';
import { set, type FieldErrors, type FieldValues } from 'react-hook-form';

const topOf = (path: string): string => path.split(/[.[]/)[0] ?? '';

/** What the rules refuse as the errors of a form, in the order of its questions, as the summary lists them. */
export function errorsInOrder<Values extends FieldValues>(
  faults: readonly FieldError[],
  fields: readonly (keyof Values & string)[],
): FieldErrors<Values> {
  const orderOf = ({ path }: FieldError) => fields.findIndex((field) => field === topOf(path));
  const errors: FieldErrors<Values> = {};
  const told = new Set<string>();
  for (const fault of faults.toSorted((one, next) => orderOf(one) - orderOf(next))) {
    // The first fault of a field is the one to mend first.
    if (told.has(fault.path)) continue;
    told.add(fault.path);
    set(errors, fault.path, { type: 'rule', message: fault.key });
  }
  return errors;
}
