import type { FieldProblem } from '@shared/ui';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * The faults of a form as lines of a summary, those inside an answer of several parts too ('lienholder.name'). A schema's
 * message is a text key (house style: code is the key).
 */
export function fieldProblems<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  t: (key: string) => string,
): FieldProblem[] {
  return problemsBelow('', errors, t);
}

function problemsBelow(path: string, errors: object, t: (key: string) => string): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const field = path === '' ? key : `${path}.${key}`;
    if (!('message' in error) || typeof error.message !== 'string') return problemsBelow(field, error, t);
    return [{ ...(field === '' ? {} : { field }), message: t(error.message) }];
  });
}
