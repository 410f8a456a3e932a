import type { FieldProblem } from '@shared/ui';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The faults of a form as lines of a summary. A schema's message is a text key (house style: code is the key). */
export function fieldProblems<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  t: (key: string) => string,
): FieldProblem[] {
  return Object.entries(errors).flatMap(([field, error]) => {
    const message: unknown = error?.message;
    return typeof message === 'string' ? [{ ...(field === '' ? {} : { field }), message: t(message) }] : [];
  });
}
