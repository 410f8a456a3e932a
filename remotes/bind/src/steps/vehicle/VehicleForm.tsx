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
import { StepForm, type StepFormProps, useField } from '@shared/forms';
import { textOfProblem, useTexts } from '@shared/i18n';
import { JoinedChoices, TextField, textFromNumber, thousandsMask } from '@shared/ui';
import { styled } from 'styled-components';
import { AnsweredCount, Band, Bands } from '../../parts/Bands';
import { KnownCar } from './KnownCar';
import { LienholderFields } from './LienholderFields';
import { OtherCar } from './OtherCar';
import { useVehicleForm } from './useVehicleForm';
import { VinField } from './VinField';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { vehicleBands, type VehicleValues } from './vehicleValues';

type Miles = 'change' | 'right';

/** The yearly miles that the quote assumed, to confirm or to change (reading 15). */
function YearField({ control }: { control: Control<VehicleValues> }) {
  const { t } = useTexts('bind');
  const field = useField(control, 'estimated_annual_distance');
  const [said, setSaid] = useState<Miles | null>(() =>
    field.value === undefined ? null : field.value === DEFAULT_ANNUAL_DISTANCE ? 'right' : 'change',
  );
  const say = (miles: Miles) => {
    setSaid(miles);
    field.change(miles === 'right' ? DEFAULT_ANNUAL_DISTANCE : undefined);
  };
  return (
    <>
      <JoinedChoices<Miles>
        name={said === 'change' ? 'assumed_miles' : 'estimated_annual_distance'}
        legend={t('vehicle.miles.assumed', { assumed: textFromNumber(DEFAULT_ANNUAL_DISTANCE) })}
        hint={t('vehicle.miles.aDay', { miles: Math.round(DEFAULT_ANNUAL_DISTANCE / DAYS_A_YEAR) })}
        error={said === 'change' ? undefined : field.error}
        value={said}
        onValueChange={say}
        onBlur={field.leave}
        options={[
          { value: 'change', label: t('vehicle.miles.change') },
          { value: 'right', label: t('vehicle.miles.right') },
        ]}
      />
      {said === 'change' ? (
        <MilesField
          control={control}
          name="estimated_annual_distance"
          max={MAX_ANNUAL_DISTANCE}
          hint={t('vehicle.miles.yearHint', { max: textFromNumber(MAX_ANNUAL_DISTANCE) })}
        />
      ) : null}
    </>
  );
}

const DAYS_A_YEAR = 365;

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
const BelowVin = styled(Bands)<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'inherit')};
`;

/** What the quote knows of a car, and the answers that a policy needs beyond it (specification 2.12 and 5). */
export function VehicleForm({ quote, vehicle, onSave, ...step }: VehicleFormProps) {
  const { t } = useTexts('bind');
  const { form, asked, check, isSaved, choice, use, setUse } = useVehicleForm(quote, vehicle, step.elsewhere);
  const { control } = form;
  const { car, miles, lienholder } = vehicleBands(form.getValues());
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
      <KnownCar {...{ vehicle, use, setUse }} error={textOfProblem(t, useProblem)} />
      <Bands>
        <AnsweredCount answered={{ ...car, ...miles, ...lienholder }} />
        <Band heading={t('vehicle.vin.heading')} answered={car}>
          <VinField {...{ control, vehicle, asked, check }} open={isSent ? open : undefined} />
          <OtherCar {...{ vehicle, choice }} cars={check.cars} open={isSent ? open : undefined} />
        </Band>
        <BelowVin $isHidden={isSaved && check.state === 'asking'}>
          <Band heading={t('vehicle.miles.legend')} answered={miles}>
            <MilesField
              control={control}
              name="current_mileage"
              max={MAX_MILEAGE}
              hint={t('vehicle.miles.currentHint', { max: textFromNumber(MAX_MILEAGE) })}
            />
            <YearField control={control} />
          </Band>
          <Band heading={t('vehicle.lienholder.heading')} answered={lienholder}>
            <LienholderFields form={form} />
          </Band>
        </BelowVin>
      </Bands>
    </StepForm>
  );
}

/** The VIN's car, replacing the chosen one; the VIN itself comes from the form. */
function carOf(taken: VehicleSearchResult | null): VehicleChanges {
  if (taken === null) return {};
  const { year, manufacturer, model, trim, logo_url, body_class } = taken;
  return { year, manufacturer, model, trim, logo_url, body_class };
}
