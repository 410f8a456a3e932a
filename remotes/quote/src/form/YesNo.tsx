import { ChoiceCards, type Choice } from '@shared/ui';
import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';

interface Words {
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  yes: Omit<Choice<'yes'>, 'value'>;
  no: Omit<Choice<'no'>, 'value'>;
}

/** A yes-or-no answer as two cards, a boolean in the form; nothing is chosen until the person does. */
export function YesNo<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: UseControllerProps<Values, Name> & Words,
) {
  const { legend, legendHidden = false, hint, error, yes, no, ...controller } = props;
  const { field } = useController(controller);
  const value: unknown = field.value;
  return (
    <ChoiceCards
      {...{ legend, legendHidden, hint, error }}
      name={field.name}
      value={value === true ? 'yes' : value === false ? 'no' : null}
      onValueChange={(answer) => field.onChange(answer === 'yes')}
      onBlur={field.onBlur}
      ref={field.ref}
      options={[
        { ...yes, value: 'yes' },
        { ...no, value: 'no' },
      ]}
      columns={2}
    />
  );
}
