import { SelectField, type SelectFieldProps } from '@shared/ui';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useField } from './useField';

interface SelectAnswerProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Pick<
  SelectFieldProps,
  'label' | 'hint' | 'options' | 'children' | 'placeholder' | 'width' | 'disabled'
> {
  control: Control<Values>;
  name: Name;
}

/** One word of a list, null in the form while none is chosen. */
export function SelectAnswer<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: SelectAnswerProps<Values, Name>,
) {
  const { control, name, ...words } = props;
  const field = useField(control, name);
  const known: unknown = field.value;
  return (
    <SelectField
      {...words}
      name={name}
      error={field.error}
      value={typeof known === 'string' ? known : ''}
      onChange={({ currentTarget }) => field.change(currentTarget.value === '' ? null : currentTarget.value)}
      onBlur={field.leave}
    />
  );
}
