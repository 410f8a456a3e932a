import { TextField, type TextFieldProps } from '@shared/ui';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useField } from './useField';

interface TextAnswerProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Pick<
  TextFieldProps,
  | 'label'
  | 'hint'
  | 'optionalText'
  | 'mask'
  | 'width'
  | 'maxLength'
  | 'autoComplete'
  | 'inputMode'
  | 'disabled'
> {
  control: Control<Values>;
  name: Name;
}

/** One line of text, null in the form while it is empty: to a schema '' is an answer. */
export function TextAnswer<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: TextAnswerProps<Values, Name>,
) {
  const { control, name, ...words } = props;
  const field = useField(control, name);
  const known: unknown = field.value;
  return (
    <TextField
      {...words}
      name={name}
      error={field.error}
      value={typeof known === 'string' ? known : ''}
      onChange={({ currentTarget }) => field.change(currentTarget.value === '' ? null : currentTarget.value)}
      onBlur={field.leave}
    />
  );
}
