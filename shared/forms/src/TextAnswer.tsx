import { TextField, type TextFieldProps } from '@shared/ui';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTextAnswer } from './useTextAnswer';

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

/** A line of text, null in the form while empty. */
export function TextAnswer<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: TextAnswerProps<Values, Name>,
) {
  const { control, name, ...words } = props;
  return <TextField {...words} {...useTextAnswer(control, name)} />;
}
