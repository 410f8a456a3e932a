import { GENDERS, MARITAL_STATUSES, MAX_DRIVER_AGE, MIN_DRIVER_AGE, LICENSE_STATUSES } from '@shared/domain';
import { Choices, useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { Stack, Text, SelectField, numberMask, TextField } from '@shared/ui';
import { memo, useState } from 'react';
import type { Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';
import type { DriverFormState } from './useDriverForm';

interface AgeFieldProps {
  control: Control<DriverValues>;
  label: string;
  hint: string;
  invalidText: string;
}

/** Two digits at most, leading zeros stripped; an age out of range shows an error (section 5). */
function AgeField({ control, label, hint, invalidText }: AgeFieldProps) {
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

/** A select, since six options are too many for cards (look.md), with the most common one preselected. */
function LicenseField({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('drivers');
  const field = useField(control, 'license_status');
  return (
    <SelectField
      name="license_status"
      label={t('license_status.legend')}
      options={LICENSE_STATUSES.map((value) => ({ value, label: t(`license_status.${value}`) }))}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.leave}
      width="medium"
    />
  );
}

/** Stable props, so an answer rerenders only its own question (budgets, INP). */
interface AboutDriverProps extends Pick<DriverFormState, 'rules' | 'statedAge'> {
  control: Control<DriverValues>;
}

/**
 * Age, gender, marital status and license, asked of everyone (specification 2.7); an age from a stated birthday is not
 * asked (reading 14).
 */
export const AboutDriver = memo(function AboutDriver({ control, rules, statedAge }: AboutDriverProps) {
  const { t, language } = useTexts('drivers');
  const range = { min: MIN_DRIVER_AGE, max: MAX_DRIVER_AGE };
  return (
    <>
      {statedAge === null ? (
        <AgeField
          control={control}
          label={t('form.age')}
          hint={t('form.ageHint', range)}
          invalidText={t('form.ageInvalid', range)}
        />
      ) : (
        <Stack $gap={1}>
          <Text $strong>{t('age', { age: statedAge })}</Text>
          <Text $muted>{t('form.ageStated')}</Text>
        </Stack>
      )}
      <Choices
        control={control}
        name="gender"
        legend={t('gender.legend')}
        hint={t(rules.genderRates ? 'gender.hint' : 'gender.hintNoRating', {
          state: stateName(rules.code, language),
        })}
        options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
        columns={2}
      />
      <Choices
        control={control}
        name="marital_status"
        legend={t('marital_status.legend')}
        options={MARITAL_STATUSES.map((value) => ({ value, label: t(`marital_status.${value}`) }))}
        columns={2}
      />
      <LicenseField control={control} />
    </>
  );
});
