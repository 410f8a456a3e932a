import { ChoiceCards, type ChoiceCardsProps } from '@shared/ui';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useField } from './useField';

interface ChoicesProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Value extends string,
> extends Pick<ChoiceCardsProps<Value>, 'legend' | 'hint' | 'options' | 'columns' | 'disabled'> {
  control: Control<Values>;
  name: Name;
}

/** A choice between a few options as cards, a string in the form; nothing is preselected. */
export function Choices<Values extends FieldValues, Name extends FieldPath<Values>, Value extends string>(
  props: ChoicesProps<Values, Name, Value>,
) {
  const { control, name, ...words } = props;
  const field = useField(control, name);
  const chosen: unknown = field.value;
  return (
    <ChoiceCards
      {...words}
      name={name}
      error={field.error}
      value={words.options.find((option) => option.value === chosen)?.value ?? null}
      onValueChange={field.change}
      onBlur={field.leave}
    />
  );
}
