import type { VehicleChanges } from '@shared/api-client/hooks';
import {
  type Quote,
  type Vehicle,
  type VehicleSearchResult,
  DEFAULT_ANNUAL_DISTANCE,
  MAX_ANNUAL_DISTANCE,
  MAX_MILEAGE,
  wholeFrom,
} from '@shared/domain';
import { StepForm, type StepFormProps, UseFields, useField } from '@shared/forms';
import { textOfProblem, useTexts } from '@shared/i18n';
import { Stack, Grid, Text, TextField, textFromNumber, thousandsMask } from '@shared/ui';
import { styled } from 'styled-components';
import { LienholderFields } from './LienholderFields';
import { OtherCar } from './OtherCar';
import { useVehicleForm } from './useVehicleForm';
import { VinField } from './VinField';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { VehicleValues } from './vehicleValues';

/** Odometer and annual mileage, with thousands separators and a maximum (sections 5 and 9). */
function MilesFields({ control }: { control: Control<VehicleValues> }) {
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

interface VehicleFormProps extends StepFormProps<VehicleChanges> {
  quote: Quote;
  vehicle: Vehicle;
}

/** Hidden while a stored VIN is checked, because the question about another car would push it down. */
const BelowVin = styled(Stack)<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'inherit')};
`;

/** A car's answers that a policy needs beyond the quote (specification 2.12 and 5). */
export function VehicleForm({ quote, vehicle, onSave, ...step }: VehicleFormProps) {
  const { t } = useTexts('bind');
  const { form, asked, check, isSaved, choice, use, setUse } = useVehicleForm(quote, vehicle, step.elsewhere);
  const { control } = form;
  const useProblem = form.formState.errors.use_code?.message;
  const isSent = form.formState.isSubmitted;
  const messages = {
    car: t('vehicle.car.undecided'),
    version: t('vehicle.car.versionMissing'),
    vin: t('vehicle.vin.correct'),
  };
  const field = check.state === 'refused' ? 'vin' : choice.open;
  const open = field === null ? undefined : { field, message: messages[field] };
  return (
    <StepForm
      {...step}
      of="bind"
      form={form}
      onSave={(values) => onSave({ ...values, ...carOf(choice.taken) })}
      missing={open?.message}
      open={open}
      savingText={t('vehicle.saving')}
    >
      <Stack $gap={6}>
        <VinField {...{ control, vehicle, asked, check }} open={isSent ? open : undefined} />
        <OtherCar {...{ vehicle, choice }} cars={check.cars} open={isSent ? open : undefined} />
      </Stack>
      <BelowVin $gap={10} $isHidden={isSaved && check.state === 'asking'}>
        <UseFields use={use} onUse={setUse} error={textOfProblem(t, useProblem)} />
        <MilesFields control={control} />
        <LienholderFields form={form} />
      </BelowVin>
    </StepForm>
  );
}

/** The VIN's car, replacing the chosen one; the VIN itself comes from the form. */
function carOf(taken: VehicleSearchResult | null): VehicleChanges {
  if (taken === null) return {};
  const { year, manufacturer, model, trim, logo_url, body_class } = taken;
  return { year, manufacturer, model, trim, logo_url, body_class };
}
