import { DEFAULT_ANNUAL_DISTANCE, MAX_ANNUAL_DISTANCE, MAX_MILEAGE, wholeFrom } from '@shared/domain';
import { useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Grid, Stack, Text, TextField, textFromNumber, thousandsMask } from '@shared/ui';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { VehicleValues } from './vehicleValues';

/** Odometer and annual mileage, with thousands separators and a maximum (sections 5 and 9). */
export function MilesFields({ control }: { control: Control<VehicleValues> }) {
  const { t } = useTexts('bind');
  return (
    <Stack $gap={4}>
      <Text as="h2" $strong>
        {t('vehicle.miles.legend')}
      </Text>
      <Grid $gap={6}>
        <MilesField
          control={control}
          name="current_mileage"
          max={MAX_MILEAGE}
          hint={t('vehicle.miles.currentHint', { max: textFromNumber(MAX_MILEAGE) })}
        />
        <MilesField
          control={control}
          name="estimated_annual_distance"
          max={MAX_ANNUAL_DISTANCE}
          hint={t('vehicle.miles.yearHint', {
            max: textFromNumber(MAX_ANNUAL_DISTANCE),
            assumed: textFromNumber(DEFAULT_ANNUAL_DISTANCE),
          })}
        />
      </Grid>
    </Stack>
  );
}

interface MilesFieldProps {
  control: Control<VehicleValues>;
  name: 'current_mileage' | 'estimated_annual_distance';
  max: number;
  hint: string;
}

function MilesField({ control, name, max, hint }: MilesFieldProps) {
  const { t } = useTexts('bind');
  const field = useField(control, name);
  const known = textFromNumber(field.value);
  const [typed, setTyped] = useState(known);
  // A decimal point stays visible while it is typed; the answer is the number before it.
  const text = textFromNumber(wholeFrom(typed)) === known ? typed : known;
  const type = (miles: string) => {
    setTyped(miles);
    field.change(wholeFrom(miles));
  };
  const leave = () => {
    setTyped(known);
    field.leave();
  };
  return (
    <TextField
      name={name}
      label={t(`attributes.${name}`)}
      hint={hint}
      error={field.error}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      mask={thousandsMask(max, text)}
      suffix={t('vehicle.miles.unit')}
      autoComplete="off"
    />
  );
}
