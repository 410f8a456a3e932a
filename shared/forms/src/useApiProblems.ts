import type { ApiError } from '@shared/api-client';
import { textOfError, useTexts } from '@shared/i18n';
import type { FieldProblem } from '@shared/ui';
import { useFieldNames } from './useFieldNames';

/** The namespace of a form's words; its `attributes` name what the API calls a field. */
export type FormOf = 'quotes' | 'vehicles' | 'drivers' | 'bind';

/**
 * What a failed call says, as lines of a summary: where the API names an attribute, the attribute plus the message
 * (section 8), leading to its field.
 */
export function useApiProblems(of: FormOf, failure: ApiError | undefined): FieldProblem[] {
  const { t } = useTexts(of);
  const nameOf = useFieldNames(of);
  return (failure?.errors ?? []).map((error) => {
    const message = textOfError(t, error);
    const field = error.attribute?.split('.').at(-1);
    if (field === undefined) return { message };
    const name = nameOf(field);
    return { field, message: name === '' ? message : `${name}: ${message}` };
  });
}
