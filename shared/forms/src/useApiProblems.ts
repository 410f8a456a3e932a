import type { ApiError } from '@shared/api-client';
import { textOfError, tellFailure, useTexts } from '@shared/i18n';
import type { FieldProblem } from '@shared/ui';
import type { ResourceNamespaceMap } from 'i18next';
import { get, type FieldValues } from 'react-hook-form';

/**
 * A form's text namespace, whose `attributes` name the API's fields. A remote that is built alone does not have the
 * purchase's.
 */
export type FormOf = Extract<keyof ResourceNamespaceMap, 'quotes' | 'vehicles' | 'drivers' | 'bind'>;

/**
 * A failed call's errors as lines of a summary: attribute plus message if the API names one (section 8), linked to its
 * field if the form has it.
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
 * The form field for an API attribute: `accident_violations[0].date` is `accident_violations.0.date`, and
 * `address.line1` may be plain `line1`.
 */
function fieldOf(attribute: string, values: FieldValues): string | undefined {
  const parts = attribute.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  if (parts.length === 1) return attribute;
  const ends = parts.map((_, at) => parts.slice(at).join('.'));
  return ends.find((name) => get(values, name) !== undefined);
}
