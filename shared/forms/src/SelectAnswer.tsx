import { SelectField, type SelectFieldProps } from '@shared/ui';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTextAnswer } from './useTextAnswer';

interface SelectAnswerProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Pick<
  SelectFieldProps,
  'label' | 'hint' | 'options' | 'children' | 'placeholder' | 'width' | 'disabled' | 'autoComplete'
> {
  control: Control<Values>;
  name: Name;
}

/** A select field, null in the form until something is selected. */
export function SelectAnswer<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: SelectAnswerProps<Values, Name>,
) {
  const { control, name, ...words } = props;
  return <SelectField {...words} {...useTextAnswer(control, name)} />;
}
