import { dateFrom } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { dateMask, isoToDateText, TextField } from '@shared/ui';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useField } from './useField';

interface DateFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  label: string;
  hint?: string;
  optionalText?: string;
  /** `bday` for the typing person's own birthday; no other date is autofilled. */
  autoComplete?: 'bday' | undefined;
}

/**
 * A date typed as mm/dd/yyyy, an ISO date in the form (section 9). An incomplete date is stored as typed, so the schema
 * can report it.
 */
export function DateField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: DateFieldProps<Values, Name>,
) {
  const { control, name, hint, autoComplete = 'off', ...words } = props;
  const { t } = useTexts('forms');
  const field = useField(control, name);
  const known: unknown = field.value;
  const [text, setText] = useState(() => (typeof known === 'string' ? isoToDateText(known) || known : ''));
  // The form may set another date than was typed.
  const told = typeof known === 'string' && dateFrom(text) !== known ? isoToDateText(known) : '';
  const type = (typed: string) => {
    setText(typed);
    field.change(dateFrom(typed) ?? (typed === '' ? null : typed));
  };
  return (
    <TextField
      {...words}
      // A hint instead of a placeholder, so it stays visible while typing.
      hint={[t('dateFormat'), hint].filter(Boolean).join('. ')}
      name={name}
      error={field.error}
      onBlur={field.leave}
      value={told || text}
      onChange={(event) => type(event.currentTarget.value)}
      mask={dateMask}
      width="short"
      autoComplete={autoComplete}
    />
  );
}
