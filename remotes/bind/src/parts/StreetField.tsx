import { addressParts, type AddressParts } from '@shared/domain/purchase';
import { useField } from '@shared/forms';
import { stateName } from '@shared/i18n/states';
import { TextField, type TextFieldProps } from '@shared/ui';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

interface StreetFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Code extends string,
> extends Pick<TextFieldProps, 'label' | 'autoComplete'> {
  control: Control<Values>;
  name: Name;
  /** The states that the form accepts. */
  states: readonly Code[];
  /** Called with what belongs in the other fields when a whole address was pasted. */
  onWhole: (rest: Omit<AddressParts<Code>, 'line1'>) => void;
}

/** The first line of an address. A whole address pasted into it is taken apart. */
export function StreetField<Values extends FieldValues, Name extends FieldPath<Values>, Code extends string>({
  control,
  name,
  states,
  onWhole,
  ...field
}: StreetFieldProps<Values, Name, Code>) {
  const { value, error, change, leave } = useField(control, name);
  const known: unknown = value;
  const street = typeof known === 'string' ? known : '';
  const type = (text: string) => {
    // Typing goes on in this field, even once what is typed is a whole address.
    const isPasted = text.length > street.length + 1;
    const parts = isPasted ? addressParts(text, writtenStates(states)) : null;
    if (parts === null) return change(text || null);
    const { line1, ...rest } = parts;
    change(line1);
    onWhole(rest);
  };
  return (
    <TextField
      {...field}
      name={name}
      error={error}
      value={street}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  );
}

const writtenStates = <Code extends string>(codes: readonly Code[]) =>
  codes.map((code) => [code, stateName(code, 'en'), stateName(code, 'es')] as const);
