import type { ApiError } from '@shared/api-client';
import { textOfError, tellFailure, useTexts } from '@shared/i18n';
import type { FieldProblem } from '@shared/ui';
import { get, type FieldValues } from 'react-hook-form';

/** The namespace of a form's words; its `attributes` name what the API calls a field. */
export type FormOf = 'quotes' | 'vehicles' | 'drivers' | 'bind';

/**
 * What a failed call says, as lines of a summary: where the API names an attribute, the attribute plus the message
 * (section 8), leading to its field where the form has one.
 */
export function useApiProblems(
  of: FormOf,
  failure: ApiError | undefined,
  { getValues, nameOf }: { getValues: () => FieldValues; nameOf: (field: string) => string },
): FieldProblem[] {
  const { t } = useTexts(of);
  return (failure?.errors ?? []).map((error) => {
    const message = textOfError(t, error);
    if (error.attribute === undefined) return { message: failure && tellFailure(t, failure, message) };
    const name = nameOf(error.attribute);
    const field = fieldOf(error.attribute, getValues());
    return {
      ...(field === undefined ? {} : { field }),
      message: name === '' ? message : `${name}: ${message}`,
    };
  });
}

/**
 * The form's field of what the API names: `accident_violations[0].date` is `accident_violations.0.date` there, and
 * `address.line1` may be a plain `line1`.
 */
function fieldOf(attribute: string, values: FieldValues): string | undefined {
  const parts = attribute.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  if (parts.length === 1) return attribute;
  const ends = parts.map((_, at) => parts.slice(at).join('.'));
  return ends.find((name) => get(values, name) !== undefined);
}
