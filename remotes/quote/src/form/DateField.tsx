import { dateMask, dateTextToIso, isoToDateText, TextField } from '@shared/ui';
import { useState } from 'react';
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';

interface Words {
  label: string;
  hint?: string;
  placeholder?: string;
  error?: string | undefined;
}

/**
 * A date typed as mm/dd/yyyy, an ISO date in the form (section 9). What is no date yet stands in the form as it was
 * typed, so that the schema can say so.
 */
export function DateField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: UseControllerProps<Values, Name> & Words,
) {
  const { label, hint, error, placeholder, ...controller } = props;
  const { field } = useController(controller);
  const known: unknown = field.value;
  const [text, setText] = useState(() => (typeof known === 'string' ? isoToDateText(known) || known : ''));
  return (
    <TextField
      {...{ label, hint, error }}
      name={field.name}
      ref={field.ref}
      onBlur={field.onBlur}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        field.onChange(dateTextToIso(typed) ?? (typed === '' ? null : typed));
      }}
      mask={dateMask}
      placeholder={placeholder}
      width="short"
      autoComplete="off"
    />
  );
}
