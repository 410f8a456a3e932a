import { textOfProblem, useTexts } from '@shared/i18n';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';

/** One answer of a form: its value, its setter, and its blur handler. */
export interface Field<Value> {
  value: Value;
  /** Sets the chosen value; null clears it. */
  change: (value: unknown) => void;
  leave: () => void;
  /** A text key. */
  problem: string | undefined;
  /** The problem as text. */
  error: string | undefined;
}

/** Connects a control that is not a plain input to the form. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
): Field<FieldPathValue<Values, Name>> {
  const { t } = useTexts('validation');
  const controller = useController({ control, name });
  const problem = controller.fieldState.error?.message;
  return {
    value: controller.field.value,
    change: controller.field.onChange,
    leave: controller.field.onBlur,
    problem,
    error: textOfProblem(t, problem),
  };
}
