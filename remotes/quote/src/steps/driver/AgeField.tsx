import { MAX_DRIVER_AGE, MIN_DRIVER_AGE } from '@shared/domain';
import { digitsMask, TextField } from '@shared/ui';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';

interface AgeFieldProps {
  control: Control<DriverValues>;
  label: string;
  hint: string;
  invalidText: string;
}

/** Two digits at most, leading zeros stripped; an age outside the window shows as an error (section 5). */
export function AgeField({ control, label, hint, invalidText }: AgeFieldProps) {
  const { field, fieldState } = useController({ control, name: 'age' });
  const [left, setLeft] = useState(false);
  const known: number | undefined = field.value;
  const outside = known !== undefined && (known < MIN_DRIVER_AGE || known > MAX_DRIVER_AGE);
  const judged = left || String(known ?? '').length === 2;
  return (
    <TextField
      label={label}
      hint={hint}
      error={(outside && judged) || fieldState.error !== undefined ? invalidText : undefined}
      name={field.name}
      ref={field.ref}
      value={known ?? ''}
      onChange={(event) => {
        const digits = event.currentTarget.value;
        field.onChange(digits === '' ? undefined : Number(digits));
      }}
      onBlur={() => {
        setLeft(known !== undefined);
        field.onBlur();
      }}
      mask={digitsMask(2)}
      width="short"
      autoComplete="off"
    />
  );
}
