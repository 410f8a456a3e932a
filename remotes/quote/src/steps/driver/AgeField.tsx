import { MAX_DRIVER_AGE, MIN_DRIVER_AGE } from '@shared/domain';
import { useField } from '@shared/forms';
import { numberMask, TextField } from '@shared/ui';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';

interface AgeFieldProps {
  control: Control<DriverValues>;
  label: string;
  hint: string;
  invalidText: string;
}

/** Two digits at most, leading zeros stripped; an age out of range shows an error (section 5). */
export function AgeField({ control, label, hint, invalidText }: AgeFieldProps) {
  const field = useField(control, 'age');
  const known: number | null = field.value ?? null;
  const outside = known !== null && (known < MIN_DRIVER_AGE || known > MAX_DRIVER_AGE);
  // One digit may be the first of two until the field loses focus.
  const [isLeft, setLeft] = useState(false);
  const judged = isLeft || String(known ?? '').length === 2;
  // Null, since undefined would reset the form to its default value.
  const type = (digits: string) => field.change(digits === '' ? null : Number(digits));
  return (
    <TextField
      label={label}
      hint={hint}
      error={(outside && judged) || field.problem !== undefined ? invalidText : undefined}
      name="age"
      value={known ?? ''}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        setLeft(true);
        field.leave();
      }}
      mask={numberMask(2)}
      width="short"
      autoComplete="off"
    />
  );
}
