import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useField } from './useField';

/** Connects a text control to the form, with empty as null, since schemas treat '' as an answer. */
export function useTextAnswer<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
) {
  const field = useField(control, name);
  const known: unknown = field.value;
  return {
    name,
    error: field.error,
    value: typeof known === 'string' ? known : '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      field.change(value === '' ? null : value),
    onBlur: field.leave,
  };
}
