import { GENDERS, MARITAL_STATUSES } from '@shared/domain';
import { Choices, TextAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { Grid } from '@shared/ui';
import type { Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import { BirthdayField } from './BirthdayField';
import type { AskedDriver, DriverValues } from './driverValues';
import { PolicyFields } from './PolicyFields';
import type { DriverFormState } from './useDriverForm';

/**
 * Name and birthday as on the license, relationship to the policy, and for insured drivers gender and marital status.
 */
export function WhoFields({ driverForm }: { driverForm: DriverFormState }) {
  const { t, language } = useTexts('bind');
  const { form, values, rules, asked } = driverForm;
  const { control } = form;
  return (
    <FormSection heading={t('driver.who.heading')}>
      <NameFields {...{ control, asked }} />
      <BirthdayField {...{ control, asked }} />
      <PolicyFields driverForm={driverForm} />
      {values.included_in_policy ? (
        <>
          <Choices
            control={control}
            name="gender"
            legend={t('drivers:gender.legend')}
            hint={t(rules.genderRates ? 'drivers:gender.hint' : 'drivers:gender.hintNoRating', {
              state: stateName(rules.code, language),
            })}
            options={GENDERS.map((value) => ({ value, label: t(`drivers:gender.${value}`) }))}
            columns={2}
          />
          <Choices
            control={control}
            name="marital_status"
            legend={t('drivers:marital_status.legend')}
            options={MARITAL_STATUSES.map((value) => ({
              value,
              label: t(`drivers:marital_status.${value}`),
            }))}
            columns={2}
          />
        </>
      ) : null}
    </FormSection>
  );
}

/** Browsers autofill only the typing person's name, so other drivers get no autofill. */
function NameFields({ control, asked }: { control: Control<DriverValues>; asked: AskedDriver }) {
  const { t } = useTexts('bind');
  const fill = (name: string) => (asked.driver.policy_holder ? name : 'off');
  return (
    <Grid>
      <TextAnswer
        control={control}
        name="first_name"
        label={t('driver.who.firstName')}
        hint={t('driver.who.nameHint')}
        maxLength={80}
        autoComplete={fill('given-name')}
      />
      <TextAnswer
        control={control}
        name="last_name"
        label={t('driver.who.lastName')}
        hint={t('driver.who.nameHint')}
        maxLength={80}
        autoComplete={fill('family-name')}
      />
    </Grid>
  );
}
