import { ChoiceCards, type ChoiceCardsProps } from '@shared/ui';
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';

type Words<Value extends string> = Pick<
  ChoiceCardsProps<Value>,
  'legend' | 'legendHidden' | 'hint' | 'options' | 'columns'
>;

/** One of a few words as cards, a string in the form; nothing is chosen until the person does. */
export function Choices<Values extends FieldValues, Name extends FieldPath<Values>, Value extends string>(
  props: Pick<UseControllerProps<Values, Name>, 'control' | 'name'> & Words<Value>,
) {
  const { control, name, ...words } = props;
  const { field } = useController<Values, Name>({ name, ...(control === undefined ? {} : { control }) });
  const chosen: unknown = field.value;
  return (
    <ChoiceCards
      {...words}
      name={field.name}
      value={words.options.find((option) => option.value === chosen)?.value ?? null}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}
