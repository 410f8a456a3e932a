import { ChoiceCards, type Choice, type ChoiceCardsProps } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useField } from './useField';

interface YesNoProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  legend: ReactNode;
  hint?: ReactNode;
  yes: Omit<Choice<'yes'>, 'value'>;
  no: Omit<Choice<'no'>, 'value'>;
  /** Side by side, unless the options have long labels. */
  columns?: ChoiceCardsProps<string>['columns'];
  disabled?: boolean;
}

/** A yes-or-no answer as two cards, a boolean in the form; nothing is preselected. */
export function YesNo<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: YesNoProps<Values, Name>,
) {
  const { control, name, legend, hint, yes, no, columns = 2, disabled = false } = props;
  const field = useField(control, name);
  const answer: unknown = field.value;
  return (
    <ChoiceCards
      {...{ legend, hint, name, disabled }}
      error={field.error}
      value={answer === true ? 'yes' : answer === false ? 'no' : null}
      onValueChange={(chosen) => field.change(chosen === 'yes')}
      onBlur={field.leave}
      options={[
        { ...yes, value: 'yes' },
        { ...no, value: 'no' },
      ]}
      columns={columns}
    />
  );
}
