import { GENDERS, MARITAL_STATUSES, MAX_DRIVER_AGE, MIN_DRIVER_AGE } from '@shared/domain';
import { Choices } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { Stack, Text } from '@shared/ui';
import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { AgeField } from './AgeField';
import { LicenseField } from './LicenseField';
import type { DriverValues } from './driverValues';
import type { DriverFormState } from './useDriverForm';

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
